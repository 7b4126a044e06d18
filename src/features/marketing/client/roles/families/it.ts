/** The role page of IT. */
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { ROLE_PAY } from '#shared/role-pay.ts';
import type { RoleFamily } from '../role-family.ts';

export const IT: RoleFamily = {
  id: 'it',
  path: PUBLIC_PATHS.hireIt,
  name: 'IT',
  inSentence: 'IT',
  line: 'Web, data, quality, cloud and support',
  title: 'Engineers who are in the review when the build breaks.',
  lead: 'Developers, testers, data and cloud people from Latin America who share your working day, argue in your pull requests, and stay long enough to maintain what they wrote.',
  pageTitle: 'Hire remote developers from Latin America',
  description:
    'Vetted developers, QA, data and cloud engineers from Latin America. Senior hires for $3,000-$5,000 a month against $8,000-$15,000+ in the U.S.',
  rolesTitle: 'Seven people you could stand up with tomorrow',
  rolesLead:
    'Titles mean little in software, so each line says what somebody takes off the team. Name your stack in the consultation; it decides more than the title.',
  roles: [
    {
      title: 'IT Support Specialist',
      level: 'Junior',
      years: '1-3',
      salary: ROLE_PAY['IT Support Specialist'],
      work: 'Sets up laptops and accounts, answers the help desk, and makes sure that whoever leaves loses access the same day.',
      skills: ['Help desk', 'Google Workspace', 'Microsoft 365', 'Device management'],
    },
    {
      title: 'QA Analyst',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY['QA Analyst'],
      work: 'Breaks the release before your customers can, writes it down so that it can be repeated, and automates what bores people.',
      skills: ['Test planning', 'Playwright', 'API testing', 'Regression testing'],
    },
    {
      title: 'Frontend Developer',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY['Frontend Developer'],
      work: 'Builds screens that hold up on a slow phone and with a keyboard, and asks the designer before guessing.',
      skills: ['React', 'TypeScript', 'CSS', 'Accessibility'],
    },
    {
      title: 'Data Analyst',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY['Data Analyst'],
      work: 'Turns “can you pull the numbers?” into a dashboard that answers the next three questions as well.',
      skills: ['SQL', 'Python', 'Power BI', 'Data modeling'],
    },
    {
      title: 'Backend Developer',
      level: 'Senior',
      years: '5-10',
      salary: ROLE_PAY['Backend Developer'],
      work: 'Owns a service from the schema to the alert, reviews others, and leaves the system simpler than it was.',
      skills: ['Node.js', 'Python', 'PostgreSQL', 'AWS', 'System design'],
    },
    {
      title: 'DevOps Engineer',
      level: 'Senior',
      years: '5-10',
      salary: ROLE_PAY['DevOps Engineer'],
      work: 'Makes deploying dull: pipelines, infrastructure as code, backups that have been restored at least once.',
      skills: ['AWS', 'Terraform', 'Docker', 'Kubernetes', 'Monitoring'],
    },
    {
      title: 'Full Stack Developer',
      level: 'Lead',
      years: '5-10',
      salary: ROLE_PAY['Full Stack Developer'],
      work: 'Takes a product problem to production alone, decides on the architecture, and brings two younger colleagues along.',
      skills: ['React', 'Node.js', 'TypeScript', 'PostgreSQL'],
    },
  ],
  showcase: {
    kind: 'cost',
    title: 'The same seniority, in another housing market',
    lead: 'Senior hires cost $3,000-$5,000 a month here, against $8,000-$15,000+ in the U.S. The skill is the same; the rent is not.',
    points: [
      {
        title: 'Spend some of it on the salary',
        text: 'An offer in the upper half of the range costs a few hundred dollars and saves you the next search.',
      },
      {
        title: 'Spend some of it on meeting',
        text: 'Two weeks a year in one room do more for a codebase than a new tool. The flight is short.',
      },
      {
        title: 'Keep the rest',
        text: 'It is the difference between one engineer and a small team with somebody to review the code.',
      },
    ],
  },
  benefits: [
    {
      title: 'Reviews the same morning',
      text: 'A pull request opened at ten is merged by lunch. Nothing waits overnight for a comment about a variable name.',
    },
    {
      title: 'They write things down',
      text: 'People who have worked remotely for years leave decisions in documents and commits instead of in somebody’s memory.',
    },
    {
      title: 'Scored on skills',
      text: 'Our matching knows that Next.js is close to React and PostgreSQL to SQL, shows what is related and what is missing, and never looks at a school.',
    },
  ],
  process: [
    'We talk about the stack, the team and the next six months. If you have no technical person, we tell you what to ask for.',
    'You receive candidates with a score for your required skills: matched, related, missing. No keyword guessing.',
    'Fix a small bug together for an hour, in a repository made for it. Hire the person you would want in that call every day.',
  ],
  interview: [
    {
      title: '“What have you built that is still running?”',
      text: 'And who looks after it now? Maintenance is where judgment comes from.',
    },
    {
      title: '“Here is a pull request. Review it.”',
      text: 'See what comes first: the bug, the missing test, or the formatting. See how it is said, too.',
    },
    {
      title: '“Tell me about a decision you would take back.”',
      text: 'Engineers with experience have several. They can name what they did not know then.',
    },
  ],
  questions: [
    {
      question: 'What does a senior developer cost?',
      answer:
        'Between $3,000 and $5,000 a month for full-time work, against $8,000-$15,000+ for a comparable hire in the U.S. A full stack developer who also leads costs between $4,000 and $6,000.',
    },
    {
      question: 'Who owns the code?',
      answer:
        'You do, if your agreement with them says so. Put the assignment of intellectual property in it, keep repositories and cloud accounts in your own organization, and grant access by name.',
    },
    {
      question: 'I am not technical. How do I choose?',
      answer:
        'Ask for something that runs and let the candidate explain it to you without jargon. Have an independent engineer look at the work sample for an hour; that hour is well spent.',
    },
    {
      question: 'How do they fit into our team’s process?',
      answer:
        'Like anyone who works from home: the same stand-up, the same board, the same on-call rules, fairly paid. With 6-8 shared hours a day you need no second process.',
    },
    {
      question: 'What about security?',
      answer:
        'Company-managed laptops, two-step sign-in, access by role, no production data on personal machines. Do for everybody what you would do for someone in the office.',
    },
  ],
  article: 'what-a-senior-developer-in-latin-america-costs',
};
