/** The demo companies' logos as SVG. Each is a symbol on a background. */

const logo = (background: string, mark: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${background}"/>${mark}</svg>`;

const strokes = (color: string, width: number, shapes: string): string =>
  `<g fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`;

/** Logos by company name. */
export const DEMO_LOGOS: Readonly<Record<string, string>> = {
  'Juniper & Slate': logo(
    '#37464d',
    `${strokes('#9fc3a4', 4, '<path d="M50 84V30M50 66L32 52M50 66L68 52M50 50L35 38M50 50L65 38M50 36L42 26M50 36L58 26"/>')}<g fill="#c9d8e6"><circle cx="29" cy="49" r="6"/><circle cx="71" cy="49" r="6"/><circle cx="50" cy="22" r="6"/></g>`,
  ),
  'Copper Kettle Supply': logo(
    '#f3e3d3',
    `<path d="M26 74C22 52 34 40 50 40S78 52 74 74Z" fill="#b3602f"/><path d="M73 56L88 46 84 62 74 66Z" fill="#b3602f"/>${strokes('#7c3d1b', 5, '<path d="M34 40C36 20 64 20 66 40"/><path d="M46 39H54"/>')}`,
  ),
  'Lanternfish Media': logo(
    '#14273d',
    `<path d="M18 60C28 42 58 40 70 56L84 46V76L70 66C58 80 28 78 18 60Z" fill="#4f86a6"/><circle cx="33" cy="57" r="4" fill="#14273d"/>${strokes('#4f86a6', 4, '<path d="M40 46C38 30 26 24 22 32"/>')}<circle cx="21" cy="35" r="6" fill="#f6d36b"/>`,
  ),
  'Two Rivers Bookkeeping': logo(
    '#eef2ea',
    strokes(
      '#2f5d50',
      9,
      '<path d="M12 38C26 26 38 50 52 38S76 28 88 38"/><path d="M12 64C26 52 38 76 52 64S76 54 88 64" stroke="#6fa08c"/>',
    ),
  ),
  'Marrow Creek Dental Group': logo(
    '#1f6f78',
    '<path d="M30 26C40 20 46 28 50 28S60 20 70 26C82 34 72 52 69 62 66 74 64 82 58 80 53 78 55 62 50 62S47 78 42 80C36 82 34 74 31 62 28 52 18 34 30 26Z" fill="#f5fbf9"/>',
  ),
  'Hatch & Hollow Realty': logo(
    '#efe6d6',
    `<path d="M50 18L86 48H76V82H24V48H14Z" fill="#5d6b3c"/><path d="M42 82V62C42 52 58 52 58 62V82Z" fill="#efe6d6"/>`,
  ),
  'Plainsong Legal': logo(
    '#f6f1e7',
    `${strokes('#8d7f6d', 2.5, '<path d="M12 30H88M12 44H88M12 58H88M12 72H88"/>')}<g fill="#75243a"><rect x="22" y="52" width="13" height="13"/><rect x="43" y="38" width="13" height="13"/><rect x="64" y="24" width="13" height="13"/></g>`,
  ),
  'Northgate Freight Desk': logo(
    '#1d3557',
    `<path d="M50 16L72 40H60V84H40V40H28Z" fill="#f4b860"/>${strokes('#f1faee', 5, '<path d="M20 84V56M80 84V56"/>')}`,
  ),
  'Tidepool Analytics': logo(
    '#dcecf0',
    `${strokes('#1d6a86', 7, '<circle cx="50" cy="54" r="32"/><circle cx="50" cy="58" r="19"/>')}<circle cx="50" cy="62" r="7" fill="#e2725b"/>`,
  ),
  'Sparrow Lane Home Care': logo(
    '#f4e9e1',
    '<path d="M14 44C26 40 34 44 40 50 44 36 58 30 70 36L84 32 76 44C78 62 64 76 46 76 42 76 36 84 24 84 30 78 32 72 32 68 24 64 20 54 14 44Z" fill="#8c5a3c"/><circle cx="69" cy="42" r="2.6" fill="#f4e9e1"/>',
  ),
  'Brightwick Candles': logo(
    '#2d2433',
    '<path d="M50 12C60 26 64 32 58 42 54 48 46 48 42 42 36 32 44 26 50 12Z" fill="#f7b538"/><path d="M50 28C54 34 54 38 50 41 46 38 46 34 50 28Z" fill="#fff3d1"/><rect x="38" y="52" width="24" height="36" rx="3" fill="#f3e9dd"/>',
  ),
  'Ferrous Systems Integrators': logo(
    '#e5e3df',
    '<path d="M50 12L83 31V69L50 88 17 69V31Z" fill="#57534e"/><circle cx="50" cy="50" r="17" fill="#e5e3df"/><path d="M50 33A17 17 0 0 1 67 50H50Z" fill="#c2562d"/>',
  ),
};
