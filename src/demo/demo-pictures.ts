/** The pictures in the demo market: company logos, and portraits of most people. They are rendered here and stored like uploads. */
import sharp from 'sharp';
import { accountContract } from '#features/account/account.contract.ts';
import { companiesContract } from '#features/companies/companies.contract.ts';
import { deriveContentId } from '#server/ids.ts';
import { fillPath } from '#shared/contract.ts';
import { DEMO_LOGOS } from './demo-logos.ts';
import type { Gender } from './demo-names.ts';
import { drawPortrait } from './demo-portraits.ts';
import { createDemoRandom } from './demo-random.ts';
import type { World } from './demo-world.ts';

const SIDE = 256;
const QUALITY = 82;
/** The resolution (dots per inch) at which drawings that are 100 units wide become `SIDE` pixels wide. */
const DENSITY = (72 * SIDE) / 100;
const SEED = 4_711;

const render = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: DENSITY }).resize(SIDE, SIDE).webp({ quality: QUALITY }).toBuffer();

/** Returns true for the demo candidate, and for eight in nine people. */
const hasPortrait = (index: number): boolean => index === 0 || index % 9 !== 4;

/** Renders all pictures. Start this early: other threads do the work while the demo market is built. */
export const drawPictures = (companies: readonly { companyName: string }[], genders: readonly Gender[]) => {
  const random = createDemoRandom(SEED);
  const portraits = genders.map((gender) => drawPortrait(gender, random));
  return Promise.all([
    Promise.all(companies.map(({ companyName }) => render(DEMO_LOGOS[companyName] ?? ''))),
    Promise.all(portraits.map(async (svg, index) => (hasPortrait(index) ? render(svg) : null))),
  ]);
};

/** Adds the pictures to their owners. */
export const addPictures = (
  { rows, companies, candidates }: World,
  [logos, portraits]: Awaited<ReturnType<typeof drawPictures>>,
): void => {
  for (const [index, { row }] of companies.entries()) {
    const content = logos[index];
    if (!content) continue;
    const id = deriveContentId(row.id, content);
    row.logoUrl = fillPath(companiesContract.getLogo.path, { id });
    rows.companyLogos.push({ id, companyId: row.id, content });
  }
  for (const [index, { user }] of candidates.entries()) {
    const content = portraits[index];
    if (!content) continue;
    const id = deriveContentId(user.id, content);
    user.profileImageUrl = fillPath(accountContract.getPhoto.path, { id });
    rows.photos.push({ id, userId: user.id, content });
  }
};
