/** Texts of the search of conversations, loaded with the first one. */
export const messageSearchEn = {
  people: 'Conversations',
  messages: 'Messages',
  none: 'Nothing found for "{query}"',
  noneText: 'Search looks for people, companies, job titles and words in your messages.',
  failed: 'The search did not work',
  archived: 'Archived',
  own: 'You: ',
} as const;
