/** English text for the company profile forms. */
export const companyFormEn = {
  setup: {
    title: 'Company Profile',
    text: 'Tell us about your company to help us find the perfect match.',
    submit: 'Complete Setup',
    pending: 'Completing setup…',
    created: { title: 'Success', text: 'Company profile created successfully!' },
    aside:
      'Candidates see this on your company’s page, and every job you post links to that page. You can change it whenever you like.',
  },
  edit: {
    title: 'Company Profile',
    text: 'What candidates see on your company’s page. Every job you post links to that page.',
    readOnly: 'What candidates see about your company. An owner can change it.',
    submit: 'Save changes',
    pending: 'Saving…',
    saved: { title: 'Success', text: 'Company profile saved.' },
  },
  fields: {
    companyName: 'Company name',
    industry: 'Industry',
    companySize: 'Company size',
    website: 'Website',
    description: 'Company description',
    answerDays: 'Days to respond to an application',
  },
  placeholders: {
    companyName: 'Harbor & Pine LLC',
    website: 'https://example.com',
    description: 'What you do, who your customers are, and what it’s like to work with you.',
  },
  chooseIndustry: 'Select an industry',
  chooseSize: 'Select a size',
  answerDaysHelp:
    'Candidates see this. After that many days, they can ask you for an answer once. Changing the application’s status or sending a message counts as an answer.',
  preview: {
    heading: 'What candidates see',
    unnamed: 'Your company',
    noDescription: 'A sentence or two about your company helps candidates decide to apply.',
    notWritten: 'No description yet.',
  },
  answers: {
    soFar:
      '{count, plural, =0 {You have no applications to count yet.} one {So far, # application counts, and you’ve responded to {answered, number}.} other {So far, # applications count, and you’ve responded to {answered, number}.}} Candidates see your response rate once {needed, number} applications count.',
    whatCounts:
      'An application counts once you respond to it or {days, plural, one {# day has} other {# days have}} passed. Applications withdrawn before you respond don’t count.',
  },
} as const;
