import { describe, expect, it } from 'vitest';
import { findNouns } from './platform-words.mjs';

describe('nouns of features', () => {
  it('are found in comments and in names of every case', () => {
    expect(findNouns('// A candidate applies.\nconst openJobs = listCOMPANIES();')).toEqual([
      'candidate',
      'jobs',
      'companies',
    ]);
    expect(findNouns("'interview_changes' /hiring-team")).toEqual(['interview', 'hiring']);
  });

  it('are not found in media types or within longer words', () => {
    expect(findNouns("'application/json' jobless offer")).toEqual([]);
  });
});
