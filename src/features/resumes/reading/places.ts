/**
 * Places where people live: countries by their names in three languages, and large cities of the
 * Americas, Spain and Portugal that are often written without a country. Country names come from the
 * platform's CLDR data, so there is no list to maintain.
 */
import { fold, tidy, trimPunctuation } from './folding.ts';

export interface Place {
  readonly city: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

/** States and regions that are written between a city and its country. */
const REGIONS = new Set(
  `antioquia|cundinamarca|valle del cauca|atlantico|santander|norte de santander|bolivar|caldas|risaralda|quindio|tolima|huila|narino|cauca|meta|boyaca|magdalena|cesar|cordoba|capital district
  |jalisco|nuevo leon|estado de mexico|queretaro|guanajuato|puebla|yucatan|quintana roo|baja california|baja california sur|sonora|chihuahua|coahuila|tamaulipas|sinaloa|veracruz|michoacan|oaxaca|chiapas|morelos|hidalgo|tlaxcala|zacatecas|durango|nayarit|colima|campeche|tabasco|guerrero|san luis potosi|aguascalientes|cdmx|qro|jal|gto
  |buenos aires|provincia de buenos aires|santa fe|mendoza|tucuman|entre rios|salta|misiones|neuquen|rio negro|chaco|corrientes|san juan|jujuy
  |sao paulo|rio de janeiro|minas gerais|parana|santa catarina|rio grande do sul|bahia|pernambuco|ceara|goias|distrito federal|espirito santo|para|amazonas|mato grosso|mato grosso do sul|rio grande do norte|paraiba|alagoas|sergipe|maranhao|piaui
  |region metropolitana|valparaiso|biobio|lima|arequipa|la libertad|cusco|pichincha|guayas|azuay|distrito capital|zulia|miranda|carabobo|central|san jose|heredia|alajuela|cartago
  |california|texas|florida|new york|new jersey|illinois|georgia|north carolina|massachusetts|washington|arizona|colorado|virginia|ohio|pennsylvania|ontario|quebec|british columbia
  |madrid|cataluna|catalunya|andalucia|comunidad valenciana|galicia|pais vasco|lisboa|porto|braga`.split(/\s{0,20}\|/),
);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Codes that are not current countries: regions, reserved and former codes. */
const NON_COUNTRY_CODES = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'ZZ',
  'XA',
  'XB',
  'AN',
  'BU',
  'CS',
  'DD',
  'FX',
  'NT',
  'SU',
  'TP',
  'YD',
  'YU',
  'ZR',
  'UK',
  'NQ',
  'HV',
  'DY',
  'RH',
  'VD',
  'WK',
  'PC',
  'JT',
  'MI',
  'PU',
  'PZ',
  'FQ',
  'CT',
  'NH',
  'AC',
  'CP',
  'DG',
  'EA',
  'IC',
  'TA',
  'CQ',
  'XK',
]);

const ALIASES: Record<string, string> = {
  usa: 'US',
  'u.s.a.': 'US',
  'u.s.': 'US',
  us: 'US',
  'united states of america': 'US',
  eeuu: 'US',
  'ee.uu.': 'US',
  'ee. uu.': 'US',
  eua: 'US',
  uk: 'GB',
  'united kingdom': 'GB',
  england: 'GB',
  inglaterra: 'GB',
  scotland: 'GB',
  holland: 'NL',
  holanda: 'NL',
  'republica dominicana': 'DO',
  'rep. dominicana': 'DO',
  'dominican rep.': 'DO',
  'puerto rico': 'PR',
  venezuela: 'VE',
  bolivia: 'BO',
  russia: 'RU',
  'south korea': 'KR',
  'czech republic': 'CZ',
  turkey: 'TR',
  'trinidad and tobago': 'TT',
  'trinidad y tobago': 'TT',
  curacao: 'CW',
};

const countryCodes = (() => {
  const codes = new Map<string, string>(Object.entries(ALIASES));
  for (const language of ['en', 'es', 'pt']) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const first of LETTERS) {
      for (const second of LETTERS) {
        const code = first + second;
        const name = NON_COUNTRY_CODES.has(code) ? undefined : names.of(code);
        if (name !== undefined && !codes.has(fold(name))) codes.set(fold(name), code);
      }
    }
  }
  return codes;
})();

const splitList = (text: string): string[] => text.split('|').map((value) => value.trim());

const CITIES: Record<string, string> = {
  CO: 'bogota|medellin|cali|barranquilla|cartagena|bucaramanga|pereira|manizales|cucuta|ibague|santa marta|villavicencio|envigado',
  MX: 'ciudad de mexico|mexico city|cdmx|guadalajara|monterrey|puebla|tijuana|queretaro|merida|cancun|toluca|hermosillo|chihuahua|zapopan|morelia|saltillo|culiacan|aguascalientes|san luis potosi',
  AR: 'buenos aires|caba|ciudad autonoma de buenos aires|cordoba|rosario|mendoza|mar del plata|tucuman|la plata|bahia blanca',
  BR: 'sao paulo|rio de janeiro|belo horizonte|brasilia|salvador|fortaleza|curitiba|recife|porto alegre|manaus|belem|goiania|campinas|florianopolis|vitoria|natal|joao pessoa|campo grande|cuiaba|londrina|joinville|ribeirao preto|sao jose dos campos|uberlandia|osasco|santo andre|niteroi',
  PE: 'lima|arequipa|trujillo|cusco|chiclayo|piura',
  CL: 'santiago|santiago de chile|valparaiso|concepcion|vina del mar|antofagasta|temuco',
  EC: 'quito|guayaquil|cuenca|ambato|manta|loja',
  VE: 'caracas|maracaibo|barquisimeto|maracay',
  UY: 'montevideo',
  PY: 'asuncion',
  BO: 'la paz|santa cruz de la sierra|cochabamba',
  CR: 'san jose|heredia|alajuela|cartago',
  PA: 'ciudad de panama|panama city',
  GT: 'ciudad de guatemala|guatemala city|quetzaltenango',
  SV: 'san salvador|santa tecla',
  HN: 'tegucigalpa|san pedro sula',
  NI: 'managua',
  DO: 'santo domingo|santiago de los caballeros',
  CU: 'la habana|havana',
  PR: 'san juan|ponce',
  JM: 'kingston',
  PT: 'lisboa|lisbon|porto|braga|coimbra',
  ES: 'madrid|barcelona|sevilla|malaga|bilbao|zaragoza',
  US: 'new york|new york city|los angeles|miami|austin|dallas|houston|chicago|san francisco|seattle|boston|san diego|denver|atlanta|phoenix',
};

const cityCountries = new Map(
  Object.entries(CITIES).flatMap(([country, cities]) => splitList(cities).map((city) => [city, country] as const)),
);

const US_STATES = new Set(
  'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc'.split(
    ' ',
  ),
);
const BR_STATES = new Set(
  'ac al ap am ba ce df es go ma mt ms mg pa pb pr pe pi rj rn rs ro rr sc sp se to'.split(' '),
);

/** Returns the country with this name in one of the three languages. Returns null if there is none. */
export const findCountryCode = (name: string): string | null =>
  countryCodes.get(fold(tidy(name)).replace(/\.$/, '')) ?? countryCodes.get(fold(tidy(name))) ?? null;

/** Returns true if a text is a city from the list. */
export const isKnownCity = (name: string): boolean => cityCountries.has(fold(cityName(name)));

const STREET =
  /\d|^(?:calle|carrera|cra|cll|avenida|av|avda|rua|r\.|col|colonia|barrio|bairro|jardim|piso|depto|km|apt|apto)\b\.?\s|\s(?:street|st|road|rd|drive|avenue|ave|lane|boulevard|blvd)\.?$/i;
/** A longer text is neither an address nor a place. */
export const MAX_ADDRESS_LENGTH = 160;
const POSTAL_CODE = /\b(?:cep|c\.?p\.?|zip)?\s*\d[\d-]{3,8}\b/gi;
const DISTRICT = /,?\s{0,20}\b(?:d\.?\s?c\.?|d\.?\s?f\.?)$/i;
const REMOTE =
  /\s{0,20}[([]?\b(?:remote|remoto|remota|hybrid|hibrido|híbrido|on-?site|presencial|home office|teletrabajo)\b[)\]]?/giu;

const cityName = (name: string): string => trimPunctuation(name.replace(DISTRICT, ''));

/** Returns true if a text consists of capitalized words and the small words between them. */
const isName = (text: string): boolean =>
  text.length <= 40 &&
  /^\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}[\p{L}.'’-]*|de|del|da|do|dos|das|la|las|los|el|of|e|y|the))*$/u.test(text);

const SEPARATOR = /\s{0,20}(?:,|\s[-–—/|•·]\s|\(|\/(?=\p{Lu}{2}(?!\p{L})))\s{0,20}/u;

const withState = (pieces: readonly string[]): Place | null => {
  const state = pieces.at(-1) ?? '';
  const last = fold(state);
  const city = pieces.at(-2) ?? '';
  // `de` and `or` are words, `DE` and `OR` are states.
  if (pieces.length < 2 || !isName(city) || /^\p{Ll}/u.test(state)) return null;
  const knownCountry = cityCountries.get(fold(city));
  if (BR_STATES.has(last) && (knownCountry === 'BR' || !US_STATES.has(last)))
    return { city: cityName(city), country: 'BR' };
  return US_STATES.has(last) ? { city: cityName(city), country: 'US' } : null;
};

/** Reads a text that consists only of a place. Returns null for any other text. */
export const readPlace = (text: string): Place | null => {
  if (text.length > MAX_ADDRESS_LENGTH) return null;
  const all = text.replace(REMOTE, '').replace(POSTAL_CODE, '').split(SEPARATOR).map(trimPunctuation);
  const pieces = all.filter((piece) => piece !== '' && !STREET.test(piece));
  const [first = '', second = ''] = pieces;
  if (pieces.length === 0 || pieces.length > 4) return null;
  const country = findCountryCode(pieces.at(-1) ?? '');
  if (country !== null) return withCountry(pieces.slice(0, -1), country);
  const state = pieces.length === 2 ? withState(pieces) : null;
  if (state !== null) return state;
  if (pieces.length === 2 && findCountryCode(first) !== null && isName(second))
    return { city: cityName(second), country: findCountryCode(first) };
  const isCity =
    cityCountries.has(fold(cityName(first))) &&
    pieces.slice(1).every((piece) => isName(piece) && piece.split(' ').length <= 3);
  return isCity && pieces.length <= 2
    ? { city: cityName(first), country: cityCountries.get(fold(cityName(first))) ?? null }
    : null;
};

/** Returns the place at the end of an address: `Rua Sete, 120 - Centro - Campinas/SP`. */
export const placeAtEnd = (text: string): Place | null => {
  if (text.length > MAX_ADDRESS_LENGTH || !STREET.test(text)) return null;
  const pieces = text.split(SEPARATOR).map(trimPunctuation);
  for (let from = 1; from < pieces.length; from++) {
    const place = readPlace(pieces.slice(from).join(', '));
    if (place?.city != null && place.country !== null) return place;
  }
  return null;
};

/** Returns the place from a city and an optional region before a country. Null for two unknown names: they may be an employer and a city. */
const withCountry = (before: readonly string[], country: string): Place | null => {
  if (before.length === 0) return { city: null, country };
  if (!before.every(isName) || before.length > 3) return null;
  const knownIndex = before.findIndex((piece) => cityCountries.get(fold(cityName(piece))) === country);
  if (before.length > 1 && knownIndex !== 0) {
    const region = fold(before[1] ?? '');
    if (!US_STATES.has(region) && !BR_STATES.has(region) && (!REGIONS.has(region) || isKnownCity(before[1] ?? '')))
      return null;
  }
  return { city: cityName(before[0] ?? ''), country };
};

/** Returns true if a text is only a place or only states that the work was remote. */
export const isPlace = (text: string): boolean => {
  const rest = trimPunctuation(text.replace(REMOTE, ''));
  return rest === '' ? REMOTE_ALONE.test(text) : readPlace(rest) !== null;
};
const REMOTE_ALONE = /remot|hybrid|h[ií]brid|on-?site|presencial|home office|teletrabajo/iu;
