/** Texts of the frame around the signed-in screens. */
import { brand } from '#shared/brand.ts';

export const appEn = {
  loading: `Loading ${brand.name}…`,
  nav: {
    dashboard: 'Dashboard',
    browseCandidates: 'Candidates',
    shortlist: 'Shortlist',
    postJob: 'Post a job',
    applications: 'Applications',
    browseJobs: 'Jobs',
    savedJobs: 'Saved',
    myApplications: 'Applications',
    hires: 'Hires',
    messages: 'Messages',
    users: 'Users',
    review: 'Review queue',
    reports: 'Reports',
    appeals: 'Appeals',
    verifications: 'Verifications',
    english: 'English',
    overview: 'Overview',
    activity: 'Activity',
    operations: 'Operations',
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
  offline: 'Connection lost. Reconnecting…',
} as const;
