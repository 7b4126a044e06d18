/** English text for interview emails. */
export const interviewMailsEn = {
  option: 'Time {number, number}',
  when: 'When',
  theirs: 'Their time',
  duration: 'Length',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  reason: 'You’re receiving this email because of an interview for {job} with {other}.',
  link: {
    proposed: 'Choose a time',
    openAgain: 'See the times',
    moved: 'See the times',
    booked: 'See the interview',
    cancelled: 'See the application',
    reminder: 'See the interview',
    assigned: 'See the interview',
    unassigned: 'See the application',
    video: 'Join the call',
  },
  proposed: {
    subject: 'Interview for {job}: {other} proposed times',
    text: '{other} proposed times for an interview for {job}.',
  },
  openAgain: {
    subject: 'Interview for {job} with {other}: the proposed times are open again',
    text: 'The proposed times for the {job} interview with {other} are open again.',
  },
  next: {
    choose: 'Choose one of these times, propose other times, or decline.',
    chooseAsCompany: 'Your company can choose one of these times, propose other times, or decline.',
    chosenBy: 'It’s {other}’s turn to choose one of these times.',
    propose: 'Your company can propose new times from the application.',
    proposedBy: '{other} can propose new times.',
  },
  booked: {
    subject: 'Interview for {job} with {other} is booked',
    text: 'Your {job} interview with {other} is booked. Open the attached file to add it to your calendar.',
  },
  moved: {
    subject: 'Interview for {job} with {other}: the times have changed',
    text: 'The times for the {job} interview with {other} have changed. If you already have a time on your calendar, it no longer applies.',
  },
  cancelled: {
    subject: 'Interview for {job} with {other} is canceled',
    text: 'Your {job} interview with {other} is canceled.',
    entry: 'If it’s on your calendar, open the attached file to remove it.',
  },
  assigned: {
    subject: 'Interview for {job} with {other}: you’re an interviewer',
    text: 'You’ll interview {other} for {job}.',
    entry: 'Open the attached file to add the interview to your calendar.',
  },
  unassigned: {
    subject: 'Interview for {job} with {other}: you’re no longer an interviewer',
    text: 'You’re no longer an interviewer in the {job} interview with {other}.',
    reason: 'You’re receiving this email because you had an interview for {job} with {other}.',
  },
  reminder: {
    subject: 'Coming up: interview for {job} with {other}',
    text: 'Your {job} interview with {other} is coming up.',
  },
  entry: {
    title: 'Interview: {job} ({other})',
    text: 'Interview for {job} with {other}.',
    place: 'Online',
  },
  calendar: 'Interviews on {brand}',
};
