/** English text for searching conversations, loaded with the first search. */
export const messageSearchEn = {
  people: 'Conversations',
  messages: 'Messages',
  none: 'No results for “{query}”',
  noneText: 'Search for a person, a company, a job title or words from a message.',
  failed: 'Search failed',
  archived: 'Archived',
  own: 'You: ',
} as const;
