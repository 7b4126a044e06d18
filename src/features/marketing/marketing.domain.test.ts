import { describe, expect, it } from 'vitest';
import { articlePath } from '#shared/paths.ts';
import { ARTICLE_IDS, pageOfPath } from './marketing.domain.ts';

describe('which page an address of the blog shows', () => {
  it('shows an article at its own address', () => {
    for (const id of ARTICLE_IDS) expect(pageOfPath(articlePath(id))).toBe(articlePath(id));
  });

  it('shows the first article for any other id', () => {
    const first = `/blog/${ARTICLE_IDS[0]}`;
    expect(pageOfPath('/blog/7')).toBe(first);
    expect(pageOfPath('/blog/no-such-article')).toBe(first);
    expect(pageOfPath('/blog/%00')).toBe(first);
    expect(pageOfPath('/blog/constructor')).toBe(first);
  });

  it('leaves every other address alone', () => {
    for (const path of ['/', '/blog', '/blogs/x', '/blog/a/b', '/hire/it', '/jobs/7'])
      expect(pageOfPath(path)).toBe(path);
  });
});
