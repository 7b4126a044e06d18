import { describe, expect, it } from 'vitest';
import { prepareCandidate } from '../scoring/prepare.ts';
import { commonWords, GIVEN_NAMES, PLACES, SURNAMES, WORDS_THAT_ARE_SKILLS } from '../testdata/everyday-words.ts';
import { foldText, readContent } from '../text/text.ts';
import { skillsIn } from './prose-skills.ts';
import { skillKey } from './skills.ts';

const readSkills = (text: string): string[] => [...skillsIn(readContent(text))];
const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Sentences with a word in lower case and as the first word. */
const SENTENCES: Readonly<Record<'english' | 'spanish' | 'portuguese', (word: string) => string[]>> = {
  english: (word) => [
    `There was a ${word} at the door, and ${word} again on Sunday.`,
    `${capitalized(word)} is what they saw there.`,
    `She told him about my ${word} yesterday`,
  ],
  spanish: (word) => [
    `Había ${word} en la puerta, y ${word} otra vez el domingo.`,
    `${capitalized(word)} es lo que vieron allí.`,
    `Me habló ayer sobre mi ${word}`,
  ],
  portuguese: (word) => [
    `Havia ${word} na porta, e ${word} de novo no domingo.`,
    `${capitalized(word)} é o que eles viram ali.`,
    `Ela me falou ontem sobre meu ${word}`,
  ],
};

const readings = (words: readonly string[], sentences: (word: string) => string[]): string[] =>
  words.flatMap((word) => {
    const found = new Set(sentences(word).flatMap(readSkills));
    return found.size === 0 ? [] : [`${word}: ${[...found].join(', ')}`];
  });

describe('everyday words', () => {
  it.each(['english', 'spanish', 'portuguese'] as const)(
    'are not skills in a sentence: the 10,000 most common words in %s',
    (language) => {
      const words = commonWords(language);
      expect(words).toHaveLength(10_000);
      const others = words.filter((word) => !WORDS_THAT_ARE_SKILLS.has(foldText(word)));
      expect(readings(others, SENTENCES[language])).toEqual([]);
    },
  );

  it('are recognized if they mean a skill', () => {
    const unread = [...WORDS_THAT_ARE_SKILLS].filter((word) => readSkills(`She did ${word} there.`).length === 0);
    expect(unread).toEqual([]);
    const unknown = [...WORDS_THAT_ARE_SKILLS].filter((word) => skillKey(word).startsWith('~'));
    expect(unknown).toEqual([]);
  });

  it('are not programs, even if many are listed together', () => {
    expect(
      readSkills(
        'I make wedding cakes and plan menus in the United States. I test new recipes, run a weekly program on Monday, pay the bills and love lighting effects.',
      ),
    ).toEqual([]);
    expect(
      readSkills(
        'We excel at service and react to a notion of spring. Go home in swift steps, express a word, access the square, drive the team and front the wave. Teams zoom in, slack off, outlook bright; a node, a stripe and a sage in constant contact, rest assured.',
      ),
    ).toEqual([]);
    expect(readSkills('Ela faz a conta do mês e vai ao teste; o programa da segunda é bom. Aí eu ia bem.')).toEqual([]);
    expect(
      readSkills('Debían crear un turno de noche y el creo que pega bien. La aurora y la lua en primavera.'),
    ).toEqual([]);
  });
});

describe('names of people and places', () => {
  it('are not skills: 2,000 given names and surnames', () => {
    const names = [...GIVEN_NAMES, ...SURNAMES];
    expect(names.length).toBeGreaterThan(2000);
    expect(
      readings(names, (name) => [
        `My cousin is called ${name}, and I met ${name} Pérez there.`,
        `${name} came with us.`,
        `ayer vi a ${name.toLowerCase()}, todos los días`,
        `Vi ${name} e outros amigos.`,
      ]),
    ).toEqual([]);
  });

  it('are not skills: 1,000 places', () => {
    // Excludes Vendas Novas in Portugal, because `vendas` means sales.
    const places = PLACES.filter((place) => place !== 'Vendas Novas');
    expect(places.length).toBeGreaterThan(1000);
    expect(
      readings(places, (place) => [
        `The train to ${place}, and it is warm.`,
        `${place} is near.`,
        `el tren de ${place.toLowerCase()}, con mi familia`,
      ]),
    ).toEqual([]);
  });

  it('do not change a prepared candidate', () => {
    const prepare = (line: string) =>
      prepareCandidate({ jobTitle: 'Security guard', bio: `${line} I guard shops at night.` });
    expect(prepare('I live in Cali, Colombia.')).toEqual(prepare('I live in Quito, Ecuador.'));
    expect(prepare('My name is Ana Rubio Salas.')).toEqual(prepare('My name is Franco Reed.'));
  });
});

describe('products named like an everyday word', () => {
  it.each([
    ['Weekly numbers in Excel.', ['excel']],
    ['Excel, PowerPoint and Word every day', ['excel', 'powerpoint', 'microsoft-word']],
    ['Building screens with React since 2019', ['react']],
    ['Backends with Python, Go and R', ['python', 'go', 'r']],
    ['desarrollador Swift', ['swift']],
    ['Ten years a Ruby developer', ['ruby']],
    ['C, C++ and Java', ['c', 'cplusplus', 'java']],
    ['Automations with Make.com, boards in Monday.com, bills in Bill.com', ['make', 'monday-com', 'bill-com']],
    ['Node.js and T-SQL', ['node-js', 'sql-server']],
    ['Payroll in ADP', ['payroll', 'adp']],
  ])('are recognized if written like a product: %s', (text, keys) => {
    expect(readSkills(text)).toEqual(keys);
  });

  it.each([
    ['Make', 'make'],
    ['Monday', 'monday-com'],
    ['Bill', 'bill-com'],
    ['C', 'c'],
    ['R', 'r'],
    ['Go', 'go'],
    ['Excel', 'excel'],
    ['Word', 'microsoft-word'],
    ['Access', 'microsoft-access'],
    ['Teams', 'microsoft-teams'],
    ['Square', 'square-pos'],
    ['Front', 'front'],
    ['English', 'english'],
    ['Cleaning', 'cleaning'],
  ])('are recognized in a list of skills: %s', (skill, key) => {
    expect(skillKey(skill)).toBe(key);
  });

  it.each(['Plan', 'Planning', 'Scale', 'States', 'Sr', 'Medical', 'Effects', 'Program'])(
    'are not recognized in a listed word with the same stem: %s',
    (skill) => {
      expect(['mining', 'scala', 'stata', 'meddic', 'adobe-after-effects', 'programming']).not.toContain(
        skillKey(skill),
      );
    },
  );
});
