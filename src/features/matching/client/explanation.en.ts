/** English text for the explanation of a score, loaded with it. */
export const explanationEn = {
  factorsHeading: 'How the score adds up',
  times: 'counts ×{times} for this job',
  confidenceHeading: 'How certain this score is',
  confidenceText: {
    low: 'We had only a little of the information we compare.',
    medium: 'We had some of the information we compare.',
    high: 'We had most of the information we compare.',
  },
  compared: 'Compared: {parts}',
  notCompared: '{part}: {reason}',
  surer: {
    candidate:
      'To make the score more certain, add skills, write a fuller bio and fill in the empty fields in your profile.',
    company:
      'To make the score more certain, list the required skills, write a longer description and fill in the empty fields in your job post. It also helps if the candidate adds more to their profile.',
  },
  copied: {
    bio: 'The bio or work history repeats your job post nearly word for word.',
    skills: 'The skills match those in your job post word for word.',
    counts: 'Copied text counts only for the skills it mentions.',
  },
  skillsHeading: 'Skills',
  improvementsHeading: 'What would raise the score',
  hint: 'A score helps people decide. It never declines anyone, and it hides people only if a company filters by it.',
};
