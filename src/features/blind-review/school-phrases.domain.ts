/**
 * The forms in which people write the name of a school or city in a text: `Universidad EAFIT` becomes "EAFIT graduate", `Santa Cruz de la Sierra`
 * becomes "Santa Cruz". Pure. Words that also have an ordinary meaning are never hidden alone, because that would destroy texts about work.
 */
import { hasOtherMeaning, isGivenName, isUnknownSkill, skillKey } from '#engine/matching.domain.ts';
import { COUNTRIES } from '#shared/countries.ts';
import { countryNames } from '#shared/country-names.ts';
import { foldLatin } from '#shared/folded-letters.ts';

const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words that join the parts of a name. */
const PARTICLES = wordSet('a al and at da das de del do dos du e el em en for in la las los na no o of the y');

/** Kinds of schools whose whole name and initials identify them, even if every word is common: `Universidad de Buenos Aires`, `UBA`. */
const NAMED_KINDS = wordSet('university universidad universidade institute instituto');
/** Kinds of schools and the words that distinguish kinds, not schools. Folded. They separate the distinctive parts of a name. */
const GENERIC_WORDS = wordSet(`
  university universidad universidade universitario universitaria college colleges school schools escuela escuelas escola escolas colegio liceo
  liceu institute instituto institucion instituicao institution academy academia academic faculty facultad faculdade faculdades polytechnic
  politecnico politecnica tecnologico tecnologica technological technical tecnico tecnica tech center centre centro bootcamp seminary seminario
  conservatory conservatorio campus sede departamento department program programa fundacion fundacao foundation corporacion corporation sistema
  system nacional national federal estatal estadual state provincial municipal distrital regional central publica publico public privada privado
  private particular autonoma autonomo autonomous pontificia pontifical pontificio superior superiores mayor metropolitana metropolitan
  internacional international abierta aberta open libre livre virtual online distancia distance normal community graduate undergraduate postgrado
  posgrado posgraduacion posgraduacao education educacion educacao higher studies estudios estudos unidad unidade extension catolica catolico
  catholic cristiana cristao crista christian evangelica adventista bautista batista metodista presbiteriana`);

/** Words of other names and of sentences, which are capitalized there too. Folded. */
const COMMON_WORDS = wordSet(`
  america americas latino latinoamericana latinoamericano sudamericana europa europe europea european africa asia pacific pacifico atlantic
  atlantico caribe caribbean north south east west northern southern eastern western norte sur sul este oeste oriente occidente oriental occidental
  leste argentina argentino boliviana boliviano brasileira brasileiro brasilena chilena chileno colombiana colombiano costarricense cubana
  dominicana ecuatoriana ecuatoriano guatemalteca hondurena mexicana mexicano nicaraguense panamena paraguaya peruana peruano salvadorena uruguaya
  venezolana espanola unida unidas unidos united kingdom reino primera primero primeira segunda segundo tercera siglo seculo century republica
  republic independencia independence liberdade liberty revolucion esperanza esperanca progreso progresso futuro future first next coding idea ideas
  unir gerais rica rico salvador one two three four five six seven eight nine ten uno dos tres cuatro cinco seis siete ocho nueve diez quatro sete
  oito nove dez cooperativa madre padre maestra alabama alaska arizona arkansas california carolina colorado connecticut dakota delaware florida
  georgia hampshire hawaii idaho illinois indiana iowa jersey kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi
  missouri montana nebraska nevada ohio oklahoma oregon pennsylvania rhode tennessee texas utah vermont virginia washington wisconsin wyoming york
  monday tuesday wednesday thursday friday saturday sunday`);

/** Words that occur in the names of many places. They are hidden only together with others. Folded. */
const PLACE_WORDS = wordSet(`
  saint saints santa santo santos sant sao san nueva nuevo nova novo new grand grande villa vila ciudad cidade city town valle vale valley puerto
  porto port playa praia costa coast campo campos monte mount mountain sierra serra cerro rios river bahia golfo feira juiz isla ilha island islas
  lago lagoa laguna lake bella bello bela belo buena bueno boa bom vista alta alto baja bajo viejo vieja mundo world tierra terra luna estrella
  verde azul rojo roja vermelho negro negra preto preta blanco blanca branco branca plata royal rey reina king queen`);

/** Abbreviations that are more likely something else than a school. */
const COMMON_ABBREVIATIONS = wordSet(
  'usa eua eeuu usd utc gmt est edt cst cdt mst mdt pst pdt art brt clt cot pet uae uat ceo cfo cto coo faq vip usb pdf url csv iso vpn ups ipa isp',
);

const isCountry = (() => {
  let names: ReadonlySet<string> | undefined;
  return (folded: string): boolean => {
    names ??= new Set(COUNTRIES.flatMap(countryNames).map(foldLatin));
    return names.has(folded);
  };
})();

const MIN_LENGTH_ALONE = 4;
const MAX_INITIALS = 6;
/** Limits the work for a long text in the field. */
const MAX_WORDS = 40;
const MAX_PHRASES = 20;

/** Phrases of a name, by the capitals that a text must have to mean it. */
interface NamePhrases {
  inAnyCase: string[];
  /** Must begin with a capital. */
  capitalized: string[];
  /** Must be in capitals. */
  inCapitals: string[];
}

const isAcronym = (word: string): boolean => /^\p{Lu}{3,}$/u.test(word);

const splitsName = (folded: string): boolean =>
  GENERIC_WORDS.has(folded) || COMMON_WORDS.has(folded) || COMMON_ABBREVIATIONS.has(folded) || isCountry(folded);

/** Returns true if a word alone can only mean this school, as far as we know. */
const isDistinctive = (word: string): boolean => {
  const folded = foldLatin(word);
  return (
    /\p{L}/u.test(word) &&
    !(splitsName(folded) || PLACE_WORDS.has(folded) || PARTICLES.has(folded) || hasOtherMeaning(word))
  );
};

const splitIntoWords = (text: string): string[] => (text.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? []).slice(0, MAX_WORDS);

/** Splits a name at generic and common words: `Marlow School of Design` has the runs `Marlow` and `Design`. Particles stay only inside a run. */
const splitIntoRuns = (words: readonly string[]): string[][] => {
  const runs: string[][] = [[]];
  let particles: string[] = [];
  for (const word of words) {
    const run = runs.at(-1) ?? [];
    if (PARTICLES.has(foldLatin(word))) {
      if (run.length > 0) particles.push(word);
      continue;
    }
    if (splitsName(foldLatin(word))) runs.push([]);
    else run.push(...particles, word);
    particles = [];
  }
  return runs.filter((run) => run.length > 0);
};

/** Returns true if the words identify the school only together: `San Marcos`. Not `Visual Arts`, which names a subject. */
const isDistinctiveRun = (run: readonly string[]): boolean =>
  run.length > 1 && run.some((word) => isDistinctive(word) || PLACE_WORDS.has(foldLatin(word)));

/** Returns the words of a run that are hidden alone. Given names are not, because a text may be about another person of that name. */
const wordsAlone = (run: readonly string[]): string[] =>
  run.filter(
    (word) => word.length >= MIN_LENGTH_ALONE && isDistinctive(word) && (run.length === 1 || !isGivenName(word)),
  );

/** Returns the initials of a school's name: `UNAM`. */
const initials = (words: readonly string[]): string[] => {
  if (!words.some((word) => NAMED_KINDS.has(foldLatin(word)))) return [];
  const letters = words
    .filter((word) => !PARTICLES.has(foldLatin(word)))
    .map((word) => foldLatin(word).charAt(0).toUpperCase())
    .join('');
  return isAcronym(letters) && letters.length <= MAX_INITIALS && isDistinctive(letters) ? [letters] : [];
};

const BRACKETED = /[([{][^()[\]{}]{0,200}[)\]}]/gu;
const SEPARATOR = /[()[\]{},;:|/•·\n]|\s[-–—]\s/u;

const splitParts = (name: string): string[] =>
  name
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Returns true if a part of a name identifies the school, ignoring case: `Universidad de la República`, but not `Facultad de Derecho`. */
const isWholeName = (words: readonly string[]): boolean =>
  words.length > 1 &&
  (words.some(isDistinctive) ||
    (words.some((word) => NAMED_KINDS.has(foldLatin(word))) &&
      words.some((word) => !GENERIC_WORDS.has(foldLatin(word)) && !PARTICLES.has(foldLatin(word)))));

/** Returns the forms of a school's name: without brackets, each part, its distinctive words and its acronyms. */
export const schoolPhrases = (school: string): NamePhrases => {
  const withoutBrackets = school.replace(BRACKETED, ' ').trim();
  const parts = splitParts(school).map(splitIntoWords);
  const runs = parts.flatMap(splitIntoRuns);
  // In a name that is all in capitals, any word may look like an acronym.
  const acronyms = /\p{Ll}/u.test(school)
    ? parts.flat().filter((word) => isAcronym(word) && isUnknownSkill(skillKey(word)) && !splitsName(foldLatin(word)))
    : [];
  const unique = (phrases: readonly string[]): string[] => [...new Set(phrases)].slice(0, MAX_PHRASES);
  return {
    inAnyCase: unique([
      ...(splitIntoWords(withoutBrackets).length > 1 ? [withoutBrackets] : []),
      ...parts.filter(isWholeName).map((words) => words.join(' ')),
    ]),
    capitalized: unique([...runs.filter(isDistinctiveRun).map((run) => run.join(' ')), ...runs.flatMap(wordsAlone)]),
    inCapitals: unique(acronyms.length > 0 ? acronyms : parts.flatMap(initials)),
  };
};

const PLACE_PARTICLE = /\s(?:de|del|do|da|dos|das)\s/iu;
const CAPITAL_DISTRICT = /\sD\.?\s?[CF]\.?$/iu;

/** Latin American cities whose names differ by language or that have a common short name. Accents are ignored. */
const CITY_NAMES: readonly (readonly string[])[] = [
  ['Ciudad de México', 'Mexico City', 'Cidade do México', 'CDMX', 'México D.F.'],
  ['Ciudad Autónoma de Buenos Aires', 'Buenos Aires', 'CABA'],
  ['Ciudad de Guatemala', 'Guatemala City', 'Cidade da Guatemala'],
  ['Ciudad de Panamá', 'Panama City', 'Cidade do Panamá'],
  ['Asunción', 'Assunção'],
  ['Cusco', 'Cuzco'],
  ['La Habana', 'Havana'],
  ['Montevideo', 'Montevidéu'],
  ['Puerto Príncipe', 'Port-au-Prince', 'Porto Príncipe'],
  ['Santo Domingo', 'São Domingos'],
  ['São Paulo', 'San Pablo'],
];

const namesInOtherLanguages = (name: string): readonly string[] =>
  CITY_NAMES.find((names) => names.some((other) => foldLatin(other) === foldLatin(name))) ?? [];

/** Returns the forms of a city's name: `Santa Cruz` for `Santa Cruz de la Sierra`, `Lima` for `Lima, Perú`, `Mexico City` for `CDMX`. */
export const cityPhrases = (city: string): string[] => {
  const [name = ''] = splitParts(city).map((part) => part.replace(CAPITAL_DISTRICT, ''));
  const [head = ''] = name.split(PLACE_PARTICLE);
  const headWords = splitIntoWords(head);
  const heads = headWords.length > 1 || headWords.every(isDistinctive) ? [head] : [];
  return [name, ...heads, ...namesInOtherLanguages(name)].filter((text) => text !== city && text !== '');
};
