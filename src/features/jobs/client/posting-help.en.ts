/** English text for the templates and market statistics in the job form, loaded with these parts. */
export const postingHelpEn = {
  templates: {
    label: 'Start from a role',
    help: 'Fills in the form with a draft, without changing anything you have written.',
    choose: 'Choose a role',
    use: 'Use this draft',
    used: { title: 'Draft filled in', text: 'Change anything that is different at your company.' },
    family: {
      marketing: 'Marketing',
      sales: 'Sales',
      customerSupport: 'Customer support',
      executiveAssistant: 'Executive assistance',
      it: 'IT',
      finance: 'Finance',
    },
    role: {
      marketingManager: 'Marketing manager',
      socialMediaManager: 'Social media manager',
      salesDevelopmentRepresentative: 'Sales development representative',
      accountExecutive: 'Account executive',
      customerSupportSpecialist: 'Customer support specialist',
      customerSuccessManager: 'Customer success manager',
      executiveAssistant: 'Executive assistant',
      virtualAssistant: 'Virtual assistant',
      fullStackDeveloper: 'Full stack developer',
      technicalSupportEngineer: 'Technical support engineer',
      bookkeeper: 'Bookkeeper',
      accountant: 'Accountant',
    },
  },
  market: {
    heading: 'The market right now',
    start: 'Enter a title or a skill to see how many people fit.',
    fitting:
      '{count, plural, =0 {No available vetted people are a good match yet} one {# available vetted person is a good match} other {# available vetted people are a good match}}',
    more: 'More than {count, number} available vetted people are a good match',
    fittingHelp: 'They score {score, number}% or more, based on what you have written so far.',
    noneFitHelp: 'Try fewer required skills or a higher budget. You can also leave the job as it is.',
    without: 'Without {demand}: {count, plural, one {# more person} other {# more people}}',
    withoutAtLeast: 'Without {demand}: at least {count, plural, one {# more person} other {# more people}}',
    demand: {
      requiredSkills: 'the skill {value}',
      experience: 'the experience requirement ({value})',
      hourlyBudget: 'the budget limit of {value}',
      jobType: 'the job type ({value})',
      timezone: 'the hours in common with {value}',
      countries: 'the country limit ({value})',
      hoursPerWeek: 'the weekly hours ({value})',
    },
    rates: '{range} across {people, number} vetted people',
    ratesHelp: 'The middle half of the rates that vetted people ask for in this kind of work.',
    useRates: 'Use this range',
    guide:
      'Our pay guide for {role}, from the public role pages: {range} for full-time work ({hours, number} hours a month).',
    noRates:
      'Too few vetted people have set a rate for this kind of work, so we don’t show any. We need rates from at least {least, number} people.',
  },
};
