import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChipList } from './chip-list.tsx';

const SKILLS = ['React', 'Docker', 'SQL', 'Figma'];
const textOf = (list: React.ReactElement): string =>
  renderToStaticMarkup(list)
    .replaceAll(/<[^>]+>/g, ' ')
    .trim();

describe('chips', () => {
  it('say how many are not shown', () => {
    expect(textOf(<ChipList items={SKILLS} max={3} />)).toMatch(/SQL\s+\+1$/);
    expect(textOf(<ChipList items={SKILLS} />)).toMatch(/Figma$/);
  });

  it('count those that are not here, too', () => {
    expect(textOf(<ChipList items={['React']} count={9} max={3} />)).toMatch(/React\s+\+8$/);
  });
});
