import { describe, expect, it } from 'vitest';
import { nounsIn } from './platform-words.mjs';

describe('nouns of features', () => {
  it('are found in comments and in names of every case', () => {
    expect(nounsIn('// A candidate applies.\nconst openJobs = listCOMPANIES();')).toEqual([
      'candidate',
      'jobs',
      'companies',
    ]);
    expect(nounsIn("'interview_changes' /hiring-team")).toEqual(['interview', 'hiring']);
  });

  it('are not found in media types or within longer words', () => {
    expect(nounsIn("'application/json' jobless offer")).toEqual([]);
  });
});
