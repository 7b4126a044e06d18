import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChipList } from './chip-list.tsx';

const SKILLS = ['React', 'Docker', 'SQL', 'Figma'];
const renderText = (list: React.ReactElement): string =>
  renderToStaticMarkup(list)
    .replaceAll(/<[^>]+>/g, ' ')
    .trim();

describe('ChipList', () => {
  it('shows how many chips are hidden', () => {
    expect(renderText(<ChipList items={SKILLS} max={3} />)).toMatch(/SQL\s+\+1$/);
    expect(renderText(<ChipList items={SKILLS} />)).toMatch(/Figma$/);
  });

  it('counts items beyond the passed ones as hidden', () => {
    expect(renderText(<ChipList items={['React']} count={9} max={3} />)).toMatch(/React\s+\+8$/);
  });
});
