/** Texts of the frame around the signed-in screens. */
export const appEn = {
  loading: 'Loading Puente…',
  nav: {
    dashboard: 'Dashboard',
    browseCandidates: 'Candidates',
    shortlist: 'Shortlist',
    postJob: 'Post a job',
    applications: 'Applications',
    browseJobs: 'Jobs',
    myApplications: 'Applications',
    messages: 'Messages',
    users: 'Users',
    review: 'Review queue',
    activity: 'Activity',
    profile: 'Profile',
    account: 'Account',
    admin: 'Admin',
  },
  notFound: { title: '404 Page Not Found', text: 'Did you forget to add the page to the router?', home: 'Go Home' },
  denied: { title: 'Access Denied', text: "You don't have permission to access this page.", home: 'Go Home' },
  restricted: {
    title: 'Job Portal Restricted',
    text: 'Job browsing and applications are only available on the jobs subdomain.',
    go: 'Go to Job Portal',
  },
  failed: { title: 'This page could not be loaded', retry: 'Retry' },
  offline: 'Connection lost. Trying again…',
} as const;
