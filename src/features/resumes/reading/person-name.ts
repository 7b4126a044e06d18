/**
 * Names of people: whether a text can be a name, and which part is the surname. Latin Americans
 * have one or two given names and one or two surnames. Particles belong to the word after them.
 * Names in capitals are converted to mixed case.
 */
import { fold, tidy, trimPunctuation } from './folding.ts';
import { headingKind } from './headings.ts';
import { isPlace } from './places.ts';
import { namesRole } from './role-words.ts';

/**
 * Frequent given names in Latin America and the United States, folded. They distinguish a second
 * given name from a surname.
 */
const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `aaron abel abigail abraham adam adan adela adolfo adrian adriana agustin agustina aida aime alain alan alba albert alberto aldo alejandra
   alejandro alex alexa alexander alexandra alexandre alexis alfonso alfredo alice alicia aline alisson allan alvaro alyssa amalia amanda
   amelia amparo amy ana anabel anderson andre andrea andreia andres andrew andreza angel angela angelica angeles anibal anita ann anna anne
   anthony antonella antonia antonio ariel arlene armando arnaldo arturo ashley astrid augusto aura aurora axel ayelen barbara beatriz
   belen benicio benito benjamin bernardo berta bianca blanca boris brandon brayan brenda brian bruna bruno byron caio camila camilo candela
   carina carla carlos carmen carolina caroline catalina caterina catherine cecilia celeste celia celina celso cesar charles christian
   christina christine christopher cindy cintia clara clarissa claudia claudio clemente constanza consuelo cristhian cristian cristiane cristiano
   cristina cristobal cynthia dafne daiana daisy damian dana daniel daniela danielle danilo dante dario david dayana debora deborah delfina
   denis denise diana diego dolores domingo dominique donald dora douglas edgar edgardo edison edith edmundo eduarda eduardo edwin efrain elaine elba
   elena eleonora elias elisa eliana elizabeth eliseo elsa elvira emanuel emilia emiliano emilio emily emma enrique enzo eric erica erick
   erika ernesto esmeralda esperanza esteban estefania estela ester esther eugenia eugenio eva evelyn ezequiel fabian fabiana fabio fabiola
   fatima federico felicia felipe felix fernanda fernando fidel flavia flavio flor florencia francis francisca francisco franco frank
   freddy frederico gabriel gabriela gael genesis george georgina gerardo german gilberto gilda gina giovanna giovanni gisela giselle gladys glenda
   gloria gonzalo grace graciela gregorio greta grisel guadalupe guido guilherme guillermo gustavo hannah harold hector heitor helen helena
   henrique henry hernan hilda horacio hugo humberto ignacio ileana ines ingrid irene iris irma isaac isabel isabella isabelle ismael israel
   itzel ivan ivana ivonne jacqueline jaime jair james jamie jane janet javier jason jean jeferson jefferson jeison jenifer jennifer jenny jeremias
   jeronimo jesica jessica jesus jhon jimena joan joana joao joaquin joaquim joel johana johanna john johnny jonas jonathan jorge jose josefa
   josefina joseph joshua josue joyce juan juana juliana julia julian juliana juliane julieta julio justin karen karina karla karol kate
   katherine kathryn katia kelly kenneth kevin kimberly larissa larry laura lautaro lazaro leandro leila leonardo leonel leonor leticia
   lia lida lidia lilia lilian liliana lina linda lisa liz lizbeth lorena lorenzo lourdes luana luca lucas lucia luciana luciano lucila
   lucrecia luis luisa luiz luiza luna luz lydia macarena magali magdalena maia maira manoel manuel manuela mara marc marcela marcelo
   marcia marcio marco marcos marcus margarita margaret maria mariana mariano maribel maricela mariela marina mario marisa marisol marissa
   mark marlene marta martha martin martina mary mateo mateus matheus matias matthew mauricio mauro max maximiliano maximo maya mayra melanie melina
   melisa melissa mercedes mia micaela michael michel michele michelle miguel milagros milena milton mirella mireya miriam mirta moises
   monica monserrat murilo myriam nadia nahuel nancy naomi natalia natalie nathalia nathan nayara nelly nelson nestor nicolas nicole nidia nilda
   noelia noemi nora norberto norma octavio ofelia olga olivia omar orlando oscar osvaldo otavio pablo pamela paola patricia patricio patrick
   paul paula paulina paulo pedro peter philip pilar priscila rachel rafael rafaela ramiro ramon raquel raul rebeca rebecca regina reinaldo
   renata renato rene ricardo richard rita robert roberta roberto robinson rocio rodolfo rodrigo rogelio rogerio roger rolando roman romina
   ronald ronaldo rosa rosalia rosana rosario roxana ruben ruth ryan sabrina salome salvador samanta samantha samuel sandra santiago santos sara
   sarah saul sebastian selena sergio sharon sheila silvana silvia silvio simon simone sofia sol solange soledad sonia sophia stella stephanie
   stephen steven susan susana sylvia tamara tania tatiana teo teresa theo thiago thomas tiago tomas ulises ursula valentin valentina valeria vanesa
   vanessa vera veronica vicente victor victoria vinicius violeta virginia vitor vivian viviana walter wanda wellington wendy wesley wilfredo
   william wilmer wilson ximena xiomara yadira yamila yamile yanet yanina yara yasmin yesenia yesica yolanda yuri zoe zulema`.split(
    /\s+/,
  ),
);

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

const PARTICLES = new Set(
  'de del da do das dos la las los el y e van von der den ter di du le mc mac san santa bin al st st.'.split(' '),
);
/** Words that continue a single given name after particles, as in `María del Carmen`. Other words start the surname. */
const GIVEN_AFTER_PARTICLES =
  /^(?:carmen|pilar|rosario|socorro|mar|angeles|milagros|refugio|consuelo|valle|fatima|lourdes|jesus|rocio|guadalupe|cielo|sol|luz)$/;
const DOCUMENT = /\b(?:curriculum|curriculo|vitae|resume|hoja de vida|cv)\b/;
const CREDENTIALS =
  /(?:,|\s)\s{0,20}(?:cpa|mba|ph\.?d|pmp|md|m\.d\.|rn|bsn|esq|msc|ms|ma|bsc|phr|shrm-cp|cma|cfa|jr|sr|ing|lic|dr|dra)\.?(?=,|$)/giu;
const HONORIFICS =
  /^(?:mr|mrs|ms|dr|dra|sr|sra|srta|ing|lic|lcd[oa]|licd[oa]|eng|prof|c\.?p|mg|mgs|mtr[oa]|msc|arq|abg|econ|psic|bel)\.\s*/i;
const NAME_LABEL =
  /^(?:full name|name|apellidos? y nombres?|nombre completo|nombres y apellidos|nombre y apellidos?|nombre|nome completo|nome)\s*[:：-]\s*/i;
const MAX_WORDS = 7;
const MAX_LENGTH = 60;

/** Returns true if a text looks like the name of a person. */
export const isNameLike = (text: string): boolean => {
  const line = tidy(text);
  if (line.length < 3 || line.length > MAX_LENGTH || !/^[\p{L}\p{M}'’.\- ]+$/u.test(line)) return false;
  const words = line.split(' ');
  if (words.length > MAX_WORDS || DOCUMENT.test(fold(line))) return false;
  return words.every((word) => PARTICLES.has(fold(word)) || /^\p{Lu}/u.test(word)) && /\p{Lu}/u.test(words[0] ?? '');
};

/** Finds the name in a text of a résumé's head, without labels, titles and credentials. Returns null if there is none. */
export const findNameInText = (text: string): string | null => {
  const line = tidy(text.replace(NAME_LABEL, '').replace(HONORIFICS, '').replace(CREDENTIALS, ''));
  const [surnames = '', given = '', ...more] = line.length > 2 * MAX_LENGTH ? [] : line.split(/,\s*/);
  const isSwapped = given !== '' && more.length === 0 && isNameLike(surnames) && isNameLike(given) && !isPlace(line);
  if (isSwapped && GIVEN_NAMES.has(fold(given.split(' ')[0] ?? '')) && !namesRole(given) && !namesRole(surnames))
    return `${surnames}, ${given}`;
  for (const part of [line, line.split(/\s[|–—•·/-]\s|,\s/u)[0] ?? '']) {
    const name = trimPunctuation(part);
    if (isNameLike(name) && headingKind(name) === null && !namesRole(name) && !isPlace(name)) return name;
  }
  return null;
};

/** Returns true if one of the words is a frequent given name. */
export const hasGivenName = (text: string): boolean => text.split(/[\s,]+/).some((word) => GIVEN_NAMES.has(fold(word)));

const capitalize = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(^|['’-])(\p{L})/gu, (_, separator: string, letter: string) => separator + letter.toUpperCase());

/** Converts `JOSÉ DE LA CRUZ` to `José de la Cruz`. Names in mixed case are unchanged. */
export const toNameCase = (name: string): string =>
  name !== name.toUpperCase()
    ? name
    : name
        .split(' ')
        .map((word, index) =>
          index > 0 && PARTICLES.has(fold(word)) && word.length > 1 ? word.toLowerCase() : capitalize(word),
        )
        .join(' ');

/** Splits a name into words, each with the particles before it. */
const groupNameWords = (name: string): string[] => {
  const groups: string[] = [];
  let particles = '';
  for (const word of name.split(' ')) {
    if (PARTICLES.has(fold(word)) && groups.length > 0) particles += `${word} `;
    else {
      const isGivenName = particles !== '' && GIVEN_AFTER_PARTICLES.test(fold(word)) && groups.length === 1;
      if (isGivenName) groups[0] += ` ${particles}${word}`;
      else groups.push(particles + word);
      particles = '';
    }
  }
  return groups;
};

const isGiven = (group: string | undefined): boolean =>
  group !== undefined && (GIVEN_NAMES.has(fold(group)) || /^\p{L}\.?$/u.test(group));

/** Returns the number of groups that are given names. */
const countGivenNames = (groups: readonly string[]): number => {
  if (groups.length <= 2) return 1;
  const hasSecond = isGiven(groups[1]);
  if (groups.length === 3) return hasSecond ? 2 : 1;
  if (groups.length === 4) return hasSecond || !isGiven(groups[0]) ? 2 : 1;
  return isGiven(groups[2]) && hasSecond ? 3 : 2;
};

/** Splits a name into given names and surnames. A single word is a given name. `Surnames, Given names` is swapped. */
export const splitName = (text: string): PersonName => {
  const [before = '', after] = text.split(/,\s*/);
  if (after !== undefined && isNameLike(after)) {
    return { firstName: toNameCase(tidy(after)), lastName: toNameCase(tidy(before)) };
  }
  const groups = groupNameWords(toNameCase(tidy(before)));
  const given = countGivenNames(groups);
  return { firstName: groups.slice(0, given).join(' '), lastName: groups.slice(given).join(' ') };
};
