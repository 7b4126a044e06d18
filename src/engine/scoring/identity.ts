/**
 * Removes personal attributes from texts in English, Spanish and Portuguese before other code reads them: name, age, birth, gender, nationality,
 * ethnicity, family, faith, disability, residence, contact details, and names of schools. Keeps the word "school", because teachers work in schools.
 * Keeps statements about work, such as `5 years` of experience, which is not an age. Patterns are bounded, or end at a line or sentence, so the time
 * is linear.
 */
import { withoutNames } from './identity-names.ts';
import { DEMONYMS, LANGUAGE_DEMONYMS, LATIN_DEMONYMS, SCHOOL_NICKNAMES } from './identity-words.ts';

/** A pattern to remove. It applies only if the text contains one of the words, in lower case. */
interface Rule {
  readonly words: readonly string[];
  readonly pattern: RegExp;
}

/** Creates a rule that applies if the text contains one of the words. Without words, it always applies. */
const createRule = (words: string, pattern: RegExp): Rule => ({ words: words === '' ? [] : words.split(' '), pattern });

const joinAlternatives = (list: string): string => list.trim().split(/\s+/).join('|').replaceAll('_', ' ');

/** Boundaries before and after a word. They support accents, unlike `\b`. */
const EDGE = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
const NAME = "\\p{Lu}(?:[\\p{L}'’-]|\\.(?=\\p{L})){0,30}";
const PARTICLE = '(?:of|de|del|da|do|dos|das|la|las|los|el|the|y|e|and)';
/** Up to five capitalized words with particles: `María de la Cruz`. */
const NAMES = `${NAME}(?:\\s(?:(?:of|de|del|da|do|dos|das|la|las|los|el)\\s){0,2}${NAME}){0,4}`;

const LABELS =
  joinAlternatives(`full_name name nombre nombre_completo nome nome_completo e-?mail correo correo_electr[oó]nico phone phone_number tel tel[eé]fono telefone mobile
  celular whatsapp age edad idade gender g[eé]nero g[eê]nero sex sexo pronouns pronombres pronomes nationality nacionalidad nacionalidade citizenship ciudadan[ií]a cidadania
  d\\.?o\\.?b\\.? date_of_birth birth_?date birthday place_of_birth fecha_de_nacimiento lugar_de_nacimiento data_de_nascimento local_de_nascimento
  naturalidade marital_status civil_status estado_civil religion religi[oó]n religi[aã]o ethnicity race etnia raza ra[cç]a children hijos filhos
  address direcci[oó]n endere[cç]o city ciudad cidade location ubicaci[oó]n localiza[cç][aã]o residence residencia resid[eê]ncia country pa[ií]s photo foto
  university universidad universidade college school escuela escola colegio`);
/** The text up to the end of the line or sentence. `Av. Grau` does not end a sentence. */
const REST_OF_SENTENCE = '(?:[^\\n|;•·.]|\\.(?!\\s)|(?<=(?<!\\p{L})\\p{L}{1,2})\\.)*';
const LABELED_LINE = new RegExp(
  `(?:^|(?<=[|;•·]|[.!?][ \\t]))[ \\t*•·>-]{0,8}(?:${LABELS})[ \\t]{0,4}(?:[:：=]|[ \\t][-–—][ \\t])${REST_OF_SENTENCE}`,
  'gimu',
);
/** Unambiguous labels, even in the middle of a line. */
const INLINE_LABELS = joinAlternatives(`Address Direcci[oó]n Domicilio Endere[cç]o Pronouns Pronombres Pronomes
  [Pp]lace_of_birth [Ll]ugar_de_nacimiento [Ll]ocal_de_nascimento [Nn]aturalidade [Mm]arital_status [Ee]stado_civil`);
const INLINE_LABEL = new RegExp(`(?<=\\s)(?:${INLINE_LABELS})[ \\t]?[:：]${REST_OF_SENTENCE}`, 'gu');

const DATE =
  '(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}|\\d{1,2}(?:st|nd|rd|th|º)?\\s(?:de\\s|of\\s)?\\p{L}{3,12},?\\s(?:de\\s|del\\s)?(?:19|20)\\d{2}|\\p{L}{3,12}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s(?:19|20)\\d{2}|(?:19|20)\\d{2})';
const SEPARATOR = '\\s{0,3}(?:[:：=–—-]|is|es|é)?\\s{0,3}';
const UNIT = '(?:years?|yrs?|años?|anos?)';
/** Words after a phrase such as `tengo 5 años` that show that it does not state an age. */
const NOT_AN_AGE = '(?:de|en|em|como|com|con|trabaj|trabal|exper|ense|desarr|desenv|ayud|hac|dise|vend|i?mpart|gest)';
const CLAUSE = '(?=\\s{0,3}(?:[.,;!|)\\n]|$|(?:y|e|and|years?_old)(?!\\p{L})))'.replace('_', ' ');

const AGE_RULES = [
  createRule(
    'dob b birth birthdate birthday nac nacimiento nascimento',
    new RegExp(
      `${EDGE}(?:d\\.?o\\.?b\\.?|date of birth|birth ?date|birthday|(?:fecha de )?nacimiento|(?:data de )?nascimento|f\\. ?nac\\.?)${SEPARATOR}${DATE}`,
      'giu',
    ),
  ),
  createRule(
    'born nacida nacido naci nací nascida nascido nasci',
    new RegExp(
      `${EDGE}(?:[Bb]orn|[Nn]acid[oa]|[Nn]ac[ií]|[Nn]ascid[oa]|[Nn]asci)${END}(?: (?:on|in|en|em|el|no|na|at))? (?:[^.;\\n]{0,30}?(?<!\\d)(?:19|20)\\d{2}${END}|${NAMES}(?:,\\s?${NAMES})?)`,
      'gu',
    ),
  ),
  createRule(
    'age aged edad idade',
    new RegExp(
      `${EDGE}(?:aged?|edad|idade)${SEPARATOR}\\d{1,2}(?![\\d+%]|\\s?[-–]\\s?\\d)(?:\\s${UNIT}(?:\\s(?:old|of age))?)?`,
      'giu',
    ),
  ),
  createRule(
    'old age yo o',
    new RegExp(`${EDGE}\\d{1,2}(?:[\\s-]{1,3}years?[\\s-]{1,3}(?:old|of[\\s-]age)|\\s?y/?o)${END}`, 'giu'),
  ),
  createRule(
    'edad idade',
    new RegExp(`${EDGE}(?:(?:tengo|tenho|con|com) )?\\d{1,2} a[ñn]os de (?:edad|idade)${END}`, 'giu'),
  ),
  createRule(
    'tengo tenho cumplí cumpli completei',
    new RegExp(
      `${EDGE}(?:tengo|tenho|cumpl[ií]|completei)\\s(?:\\d{1,2} a[ñn]os${END}(?!\\s${NOT_AN_AGE})|\\d{2}${CLAUSE})`,
      'giu',
    ),
  ),
  createRule('am m', new RegExp(`${EDGE}I(?:['’]| a)m \\d{2}${CLAUSE}`, 'gu')),
  createRule(
    'mujer hombre mulher homem',
    new RegExp(`${EDGE}(?:mujer|hombre|mulher|homem) de \\d{1,2} a[ñn]os${END}`, 'giu'),
  ),
];

const MARITAL =
  'married|single|divorced|widow(?:ed|er)?|casad[oa]|solter[oa]|solteir[oa]|divorciad[oa]|viud[oa]|vi[uú]v[oa]|separad[oa]';
const GENDER = 'woman|man|female|male|mujer|hombre|mulher|homem|femenin[oa]|masculin[oa]|feminin[oa]|non-?binary';
const FAITH =
  'christian|catholic|protestant|evangelical|muslim|jewish|hindu|buddhist|atheist|mormon|cristian[oa]|cat[oó]lic[oa]|evang[eé]lic[oa]|musulm[aá]n[a]?|mu[cç]ulman[oa]|jud[ií][oa]|ate[oa]|crist[aã]o?';
const ANY_DEMONYM = `${joinAlternatives(DEMONYMS)}|${joinAlternatives(LATIN_DEMONYMS)}`;
const I_AM = "(?:I am|I['’]m|soy|sou|estoy|estou)";
const ARTICLE =
  '(?:(?:an?|una?|um|uma|happily|proudly|orgullosamente|devout|de nacionalidad|de nacionalidade)\\s){0,2}';
const CHILDREN = '(?:children|kids|sons?|daughters?|hij[oa]s?|filh[oa]s?)';
const COUNT = '(?:\\d|one|two|three|four|five|un|una|dos|tres|cuatro|cinco|um|uma|dois|duas|três|quatro)';

const PERSON_RULES = [
  createRule(
    'am m soy sou estoy estou',
    new RegExp(
      `${EDGE}${I_AM}\\s${ARTICLE}(?:(?:${ANY_DEMONYM}|${MARITAL}|${GENDER}|${FAITH})${END}|(?:${joinAlternatives(LANGUAGE_DEMONYMS)})${CLAUSE})`,
      'giu',
    ),
  ),
  createRule(
    'national nationality citizen citizenship birth nacionalidad nacionalidade ciudadanía ciudadania cidadania',
    new RegExp(
      `${EDGE}(?:(?:${ANY_DEMONYM}|${joinAlternatives(LANGUAGE_DEMONYMS)})\\s(?:national(?:ity)?|citizen(?:ship)?|by birth)${END}|(?:nationality|nacionalidade?|citizenship|ciudadan[ií]a|cidadania)(?:\\s{0,3}(?:[:：=–—]|[-] )\\s{0,3}\\p{L}{3,20}(?:\\s\\p{Lu}\\p{L}{2,20})?|\\s(?:is |es |é )?(?:${ANY_DEMONYM}|${joinAlternatives(LANGUAGE_DEMONYMS)})))${END}`,
      'giu',
    ),
  ),
  // At the start of a sentence, or next to a trade: `Colombian developer`, `contadora peruana`.
  createRule('', new RegExp(`(?:^|(?<=[.!?\\n]\\s{0,2}))(?:an? )?(?:${ANY_DEMONYM})(?=\\s\\p{Ll})`, 'gimu')),
  createRule(
    '',
    new RegExp(
      `(?<=\\p{L}(?:or|ora|ista|ero|era|eiro|eira|ente|ante|ado|ada|ico|ica|eto|eta|ogo|oga)\\s)(?:${joinAlternatives(LATIN_DEMONYMS)})${END}`,
      'giu',
    ),
  ),
  createRule(
    'married single divorced widow widowed widower casada casado soltera soltero solteira solteiro divorciada divorciado viuda viudo viúva viúvo viuva viuvo separada separado',
    new RegExp(`(?:^|(?<=[,;|.•\\n]))\\s{0,3}(?:${MARITAL})\\s{0,3}(?=[,;|.•\\n]|$|(?:with|con|com)\\s)`, 'gimu'),
  ),
  createRule(
    'mother father mom dad madre padre mãe mae pai children kids son sons daughter daughters hijo hija hijos hijas filho filha filhos filhas',
    new RegExp(
      `${EDGE}(?:(?:mother|father|mom|dad|madre|padre|m[aã]e|pai) (?:of|de) \\p{L}{2,10}(?: ${CHILDREN})?|(?:I have|tengo|tenho|with|con|com) ${COUNT} ${CHILDREN}|(?:no tengo|n[aã]o tenho|sin|sem|(?:I have )?no) ${CHILDREN})${END}`,
      'giu',
    ),
  ),
  createRule(
    'wheelchair disability disabilities disabled discapacidad deficiência deficiencia pcd',
    new RegExp(
      `${EDGE}(?:I (?:use|am in) a wheelchair|I have (?:an? |no )?disabilit(?:y|ies)|I am (?:not )?disabled|(?:no )?tengo (?:una |ninguna )?discapacidad(?: (?:auditiva|visual|motriz|f[ií]sica|motora))?|(?:n[aã]o )?tenho defici[eê]ncia(?: (?:auditiva|visual|f[ií]sica|motora))?|(?:n[aã]o )?sou PcD)${END}`,
      'giu',
    ),
  ),
  createRule(
    'tel phone cel celular teléfono telefone mobile whatsapp',
    new RegExp(
      `${EDGE}(?:tel|phone|cel|celular|teléfono|telefone|mobile|whatsapp)[.:]?\\s{0,3}\\+?[\\d(][\\d ().-]{5,20}\\d`,
      'giu',
    ),
  ),
  // Web addresses contain names: `linkedin.com/in/ana-rubio`.
  createRule(
    'com org br mx ar co me',
    /(?<![\p{L}\p{N}])[\w-]{1,40}\.(?:com|org|me|co|br|mx|ar)(?:\.\w\w)?\/[^\s|,;]{1,100}/giu,
  ),
  createRule('she he they', new RegExp(`${EDGE}(?:she/her|he/him|they/them)(?:/\\p{L}{3,6})?${END}`, 'giu')),
  createRule(
    'religión religion religião religiao',
    new RegExp(
      `${EDGE}(?:religi[oó]n|religi[aã]o)(?:${SEPARATOR}(?:${FAITH})${END}|\\s{0,2}[:=–-]\\s{0,2}\\p{L}{3,20})`,
      'giu',
    ),
  ),
  createRule(
    'name nombre llamo nome chamo',
    new RegExp(
      `${EDGE}(?:(?:[Mm]y|[Mm]i|[Mm]eu|[Oo] [Mm]eu) (?:full )?(?:name|nombre|nome) (?:is|es|é|e)|[Mm]e (?:llamo|chamo)|[Cc]hamo-me)\\s(?:${NAMES}|\\p{L}{2,20})`,
      'gu',
    ),
  ),
  createRule(
    'am m soy sou',
    new RegExp(`${EDGE}(?:I am|I['’]m|[Ss]oy|[Ss]ou(?: [oa])?) ${NAMES}(?=\\s?[,.;!\\n]|$)`, 'gu'),
  ),
];

const RESIDENCE =
  '(?:I |[Aa]ctualmente |[Cc]urrently )?(?:[Ll]iv(?:e|es|ing) in|[Rr]esid(?:e|es|ing|o) (?:in|en|em|n[oa]s?)|[Vv]iv[eo] (?:en|em|n[oa]s?)|[Vv]iviendo en|[Vv]ivendo em|[Mm]oro (?:em|n[oa]s?)|[Rr]adicad[oa] en|[Rr]adico en)';
const ORIGIN =
  "(?:[Bb]ased (?:in|out of)|[Ll]ocated in|[Bb]asad[oa] en|[Bb]asead[oa] em|[Uu]bicad[oa] en|[Ll]ocalizad[oa] em|(?:I am|I['’]m) from|[Ss]oy de|[Ss]ou d[eoa]|[Gg]rew up in|[Nn]ative of|[Cc]itizen of|[Nn]ational of|[Cc]iudadan[oa] de|[Cc]idad[aã]o? d[eoa]|[Oo]riginally from|[Oo]riginari[oa] de|[Nn]atural de)";
const PLACE = `${NAMES}(?:,\\s?${NAMES}){0,2}`;
const PLACE_RULES = [
  createRule(
    'live lives living reside resides residing resido vivo vive viviendo vivendo moro radicado radicada radico',
    new RegExp(
      `${EDGE}${RESIDENCE} (?:the )?(?:${PLACE}|\\p{Ll}[\\p{L}'’-]{1,25}(?: (?:de|del|da|do) \\p{L}{2,20})?(?:, ?\\p{Ll}\\p{L}{2,20}(?=[.,;\\n]|$))?)`,
      'gu',
    ),
  ),
  createRule(
    'based located basado basada baseado baseada ubicado ubicada localizado localizada from soy sou grew native originally originario originaria natural citizen national ciudadano ciudadana cidadã cidadão cidada cidadao',
    new RegExp(`${EDGE}${ORIGIN} (?:the )?${PLACE}`, 'gu'),
  ),
];

/** Names of schools for children become `School`, names of schools for adults `University`. */
const FOR_CHILDREN = 'School|Colegio|Colégio|Escuela|Escola|Academy|Academia';
const FOR_ADULTS =
  'University|Universidad|Universidade|College|Institute|Instituto|Faculty|Facultad|Faculdade|Politécnic[oa]|Tecnológico';
const SCHOOL = new RegExp(
  `${EDGE}(?:${FOR_ADULTS}|${FOR_CHILDREN}|university|universidade?|instituto|faculdade|facultad)${END}`,
  'gu',
);
const IS_FOR_ADULTS = new RegExp(`^(?:${FOR_ADULTS})`, 'iu');
const WORD_START = "(?<![\\p{L}.'’-])";
const BEFORE_NAME = new RegExp(`${WORD_START}(?:${NAME}[ \\t]{1,3}){1,4}$`, 'u');
const AFTER_NAME = new RegExp(`^(?:[ \\t]{1,3}(?:${PARTICLE}[ \\t]{1,3}){0,2}${NAME}){1,5}`, 'u');

const NOT_A_NAME = joinAlternatives(
  'at in the a an of from with to and my our for by local public private graduate undergraduate as is was i en la el una de',
);
const UNIVERSITY_KIND = joinAlternatives(
  'nacional mayor autonoma autónoma catolica católica pontificia tecnologica tecnológica politecnica politécnica politecnico politécnico tecnologico tecnológico superior federal estadual estatal state central privada publica pública',
);
/** Names of schools in lower case: `harvard university`, `universidad nacional de colombia`, `university of lima`. */
const BEFORE_LOWER_CASE = new RegExp(`${WORD_START}(?:(?!(?:${NOT_A_NAME})\\s)[\\p{L}.'’-]{2,25}\\s){1,3}$`, 'u');
const AFTER_LOWER_CASE = new RegExp(
  `^(?:\\s(?:${UNIVERSITY_KIND})${END}){0,3}(?:\\s(?:of|de|del|da|do)(?:\\s(?:la|las|los|el|the|são|sao|san|santa|santo|buenos|new|costa|puerto))?\\s[\\p{L}'’-]{2,25}){0,3}(?:\\s(?:san|santa|santo|são)\\s[\\p{L}'’-]{2,25})?`,
  'u',
);
const CONTEXT_LENGTH = 150;

/** Replaces the name of every school with one word. */
function withoutSchools(text: string): string {
  let remaining = '';
  let end = 0;
  for (const { index, 0: school } of text.matchAll(SCHOOL)) {
    if (index < end) continue;
    const isLowerCase = /^\p{Ll}/u.test(school);
    const before = text.slice(Math.max(end, index - CONTEXT_LENGTH), index);
    const after = text.slice(index + school.length, index + school.length + CONTEXT_LENGTH);
    const tail = (isLowerCase ? AFTER_LOWER_CASE : AFTER_NAME).exec(after)?.[0] ?? '';
    const isEnglish = school === 'university' && tail === '';
    const head =
      isLowerCase && !isEnglish ? '' : ((isLowerCase ? BEFORE_LOWER_CASE : BEFORE_NAME).exec(before)?.[0] ?? '');
    remaining += `${text.slice(end, index - head.length)} ${IS_FOR_ADULTS.test(school) ? 'University' : 'School'} `;
    end = index + school.length + tail.length;
  }
  return remaining + text.slice(end);
}

const NICKNAMES = new RegExp(
  `${EDGE}(?:${joinAlternatives(SCHOOL_NICKNAMES)})(?:\\s(?:university|college))?${END}(?!\\slicen)`,
  'giu',
);

/** A repeated word, after two words of one school name were replaced. */
const REPEATED_SCHOOL = /\b(University|School)(?:\s{1,6}\1)+\b/g;

const RULES: readonly Rule[] = [...AGE_RULES, ...PERSON_RULES, ...PLACE_RULES];

/** Removes personal attributes from a text. */
export function withoutIdentity(text: string): string {
  if (text === '') return text;
  const textWords = new Set(text.toLowerCase().match(/\p{L}+/gu));
  const rest = RULES.reduce(
    (remaining, { words, pattern }) =>
      words.length === 0 || words.some((word) => textWords.has(word)) ? remaining.replace(pattern, ' ') : remaining,
    text,
  );
  const withoutSchoolNames = withoutSchools(rest.replace(NICKNAMES, ' University ')).replace(REPEATED_SCHOOL, '$1');
  return withoutNames(withoutSchoolNames.replace(LABELED_LINE, ' ').replace(INLINE_LABEL, ' '));
}
