/** Entries in a company's log, in English. They are shown on screens and searched by the log's search. */
export const companyLogWordsEn = {
  job: {
    posted: '<b>{actor}</b> posted the job {target}',
    changed: '<b>{actor}</b> changed the job {target}',
    closed: '<b>{actor}</b> closed the job {target}',
    renewed: '<b>{actor}</b> extended the time to apply for {target}',
    'team-changed': '<b>{actor}</b> changed the hiring team of {target}',
  },
  application: {
    moved: '<b>{actor}</b> moved an applicant for {target} to another stage',
    declined: '<b>{actor}</b> declined an applicant for {target}',
    'move-undone': '<b>{actor}</b> undid a decision about an applicant for {target}',
  },
  interview: { 'interviewers-changed': '<b>{actor}</b> changed the interviewers of an interview for {target}' },
  offer: {
    sent: '<b>{actor}</b> sent an offer for {target}',
    withdrawn: '<b>{actor}</b> withdrew an offer for {target}',
  },
  hire: {
    recorded: '<b>{actor}</b> recorded a hire for {target}',
    changed: '<b>{actor}</b> changed a hire for {target}',
    exported: '<b>{actor}</b> downloaded the data of a hire for {target}',
  },
  member: {
    invited: '<b>{actor}</b> invited {target}',
    'invitation-withdrawn': '<b>{actor}</b> withdrew the invitation for {target}',
    joined: '<b>{actor}</b> joined the team',
    'role-changed': '<b>{actor}</b> changed the role of {target}',
    removed: '<b>{actor}</b> removed {target} from the team',
    left: '<b>{actor}</b> left the team',
  },
  company: {
    changed: '<b>{actor}</b> changed the company profile',
  },
  account: {
    exported: '<b>{actor}</b> downloaded their account data',
  },
} as const;
