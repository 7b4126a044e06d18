/** Generates the portraits for the demo market as SVG: simple shapes in a different combination for each person. They do not depict real people. */
import type { Gender } from './demo-names.ts';
import type { DemoRandom } from './demo-random.ts';

const BACKGROUNDS = ['#f3e3d3', '#dfe9e1', '#e4e3ee', '#f1e6c8', '#dde7ee', '#eedfe3', '#e7e2d6'] as const;
/** Skin color and its shadow color. */
const SKINS = [
  ['#f1c9a5', '#dba982'],
  ['#e6b48d', '#cc9468'],
  ['#d6a077', '#b88157'],
  ['#bd8259', '#9d6540'],
  ['#9c6544', '#7f4e32'],
  ['#7f4f35', '#633a25'],
] as const;
const HAIR_COLORS = ['#1f1a17', '#2b201a', '#3f2a1e', '#5c3b24', '#7d512e', '#1f1a17', '#2b201a', '#6a6460'] as const;
const CLOTHES = [
  '#a8431f',
  '#2f5d50',
  '#3b5166',
  '#75486a',
  '#b8822b',
  '#5d6b3c',
  '#45403d',
  '#c8b9a6',
  '#8c3b46',
] as const;
const INK = '#2a211c';

/** The parts of the hair behind the head and in front of it. */
interface Hair {
  behind: string;
  over: string;
}

const CAP = 'M31.5 46C29.5 26 40 18.5 50 18.5S70.5 26 68.5 46C66 38 61 33 50 33S34 38 31.5 46Z';
const PARTED =
  'M31.5 47C28.5 25 42 16.5 54 18.5 66 20 71 32 68.5 47 67 40 65 36 61.5 32.5 54 36 44 36 38.5 31.5 34.5 35 32.5 41 31.5 47Z';
const CROPPED = 'M32 42.5C29.5 26 40 20 50 20S70.5 26 68 42.5C66 35 63 30.5 50 30S34 35 32 42.5Z';
const SWEPT =
  'M32 42.5C28.5 24 40 13.5 56 15.5 68.5 17 70.5 30 68 42.5 66 35 63 30 58 28.5 50 33 41 32 36.5 30.5 34 34 33 38 32 42.5Z';

const dots = (circles: readonly (readonly [x: number, y: number, r: number])[]): string =>
  circles.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
const path = (shape: string): string => `<path d="${shape}"/>`;

const CURLS = [
  [34, 33, 7],
  [39, 25, 7.5],
  [48, 21, 8],
  [57, 22, 7.5],
  [64, 28, 7],
  [67, 36, 6],
  [33, 41, 5],
] as const;
const LONG_CURLS = [
  ...CURLS,
  [29, 48, 7],
  [28, 58, 7.5],
  [31, 67, 7],
  [71, 48, 7],
  [72, 58, 7.5],
  [69, 67, 7],
] as const;

const HAIRSTYLES: Record<Gender, readonly Hair[]> = {
  woman: [
    {
      behind: path('M29 44C28 22 40 15 50 15S72 22 71 44L75 77C68 83 62 80 62 70H38C38 80 32 83 25 77Z'),
      over: path(PARTED),
    },
    {
      behind: path('M28 46C27 22 40 15 50 15S73 22 72 46L73 61C70 67 64 67 63 61H37C36 67 30 67 27 61Z'),
      over: path(CAP),
    },
    { behind: dots([[50, 14.5, 8.5]]), over: path(CAP) },
    { behind: dots(LONG_CURLS), over: path(CAP) },
    { behind: path('M62 22C83 22 86 52 78 72 73 66 70 52 66 42Z'), over: path(PARTED) },
    {
      behind: path(
        'M27 48C25 20 40 14 50 14S75 20 73 48C76 56 72 64 75 70 68 73 63 70 62 62H38C37 70 32 73 25 70 28 64 24 56 27 48Z',
      ),
      over: path(CAP),
    },
  ],
  man: [
    { behind: '', over: path(CROPPED) },
    { behind: '', over: path(SWEPT) },
    { behind: '', over: dots(CURLS) },
    { behind: '', over: `<g opacity=".6">${path(CROPPED)}</g>` },
    { behind: '', over: path(PARTED) },
    {
      behind: path('M30 44C28 22 40 16 50 16S72 22 70 44L70 58C67 62 64 60 63 56H37C36 60 33 62 30 58Z'),
      over: path(SWEPT),
    },
  ],
};

const BEARD =
  'M32.3 49C32 66 40 71.5 50 71.5S68 66 67.7 49C66 55.5 62 57 58 55.8 54 54.2 46 54.2 42 55.8 38 57 34 55.5 32.3 49Z';

const neckline = (kind: number, skin: string, cloth: string): string => {
  const body = `<path d="M12 101C13 82 30 75.5 50 75.5S87 82 88 101Z" fill="${cloth}"/>`;
  if (kind === 0) return `${body}<path d="M41 75.5C43 82 57 82 59 75.5Z" fill="${skin}"/>`;
  if (kind === 1) return `${body}<path d="M40.5 75L50 90 59.5 75Z" fill="${skin}"/>`;
  if (kind === 2) return `${body}<path d="M38 76L50 86 62 76 66 80 53 92 50 87 47 92 34 80Z" fill="#fbf6ee"/>`;
  return `${body}<path d="M40 70H60V79C54 82 46 82 40 79Z" fill="${cloth}"/>`;
};

const face = (skin: string, shade: string, mouth: number): string => {
  const smiles = [
    `<path d="M43.5 57.5C46 61.5 54 61.5 56.5 57.5" fill="none" stroke="${INK}" stroke-width="1.5" stroke-linecap="round"/>`,
    '<path d="M43 57H57C56 62.5 44 62.5 43 57Z" fill="#fff8f0"/>',
    `<path d="M44.5 58.5C47 60.5 53 60.5 55.5 58" fill="none" stroke="${INK}" stroke-width="1.5" stroke-linecap="round"/>`,
  ];
  return [
    `<circle cx="32.5" cy="47.5" r="3.6" fill="${shade}"/><circle cx="67.5" cy="47.5" r="3.6" fill="${shade}"/>`,
    `<ellipse cx="50" cy="46" rx="18" ry="21.5" fill="${skin}"/>`,
    `<circle cx="43.3" cy="46.3" r="1.75" fill="${INK}"/><circle cx="56.7" cy="46.3" r="1.75" fill="${INK}"/>`,
    `<path d="M50 47.5C51.8 50 51.8 52 49.2 52.4" fill="none" stroke="${shade}" stroke-width="1.4" stroke-linecap="round"/>`,
    smiles[mouth] ?? '',
  ].join('');
};

const GLASSES = `<g fill="none" stroke="${INK}" stroke-width="1.1"><circle cx="43.2" cy="46.4" r="5.2"/><circle cx="56.8" cy="46.4" r="5.2"/><path d="M48.4 46H51.6M38 45.6L33 44.6M62 45.6L67 44.6"/></g>`;

export const drawPortrait = (gender: Gender, random: DemoRandom): string => {
  const [skin, shade] = random.pick(SKINS);
  const hair = random.pick(HAIR_COLORS);
  const cloth = random.pick(CLOTHES);
  const { behind, over } = random.pick(HAIRSTYLES[gender]);
  const hasBeard = gender === 'man' && random.chance(0.42);
  const brow = `<path d="M39.6 41.6C41.5 40 44.6 40 46.4 41.2M53.6 41.2C55.4 40 58.5 40 60.4 41.6" fill="none" stroke="${hair}" stroke-width="1.5" stroke-linecap="round"/>`;
  const rings =
    '<circle cx="32.3" cy="52.4" r="1.3" fill="#c9952f"/><circle cx="67.7" cy="52.4" r="1.3" fill="#c9952f"/>';
  const mouth = random.below(3);
  const [wide, high] = [0.93 + random.below(12) / 100, 0.96 + random.below(8) / 100];
  const head = [
    `<g fill="${hair}">${behind}</g>`,
    `<path d="M42 58H58V77C54 81 46 81 42 77Z" fill="${shade}"/>`,
    face(skin, shade, mouth),
    hasBeard ? `<path d="${BEARD}" fill="${hair}" opacity=".92"/>` : '',
    hasBeard ? '<path d="M44 58.6C47 61.4 53 61.4 56 58.6Z" fill="#f6e3d6"/>' : '',
    brow,
    `<g fill="${hair}">${over}</g>`,
    gender === 'woman' && random.chance(0.45) ? rings : '',
    random.chance(0.24) ? GLASSES : '',
  ].join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `<rect width="100" height="100" fill="${random.pick(BACKGROUNDS)}"/>`,
    `<g transform="translate(50 50) scale(${wide.toFixed(2)} ${high.toFixed(2)}) translate(-50 -48)">${head}</g>`,
    `<g transform="translate(0 2)">${neckline(random.below(4), shade, cloth)}</g>`,
    '</svg>',
  ].join('');
};
