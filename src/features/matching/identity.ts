/**
 * Who somebody is, taken out of their text before anything reads it: lines about name, age, gender, nationality or school,
 * ages and dates of birth in running text, and the names of schools (that it was a school stays: teachers work there).
 * Invariant: what they do is kept; `5 years` of experience are no age.
 */

const IDENTITY_LINE =
  /^[\s*•-]*(?:full name|name|nombre(?: completo)?|nome(?: completo)?|e-?mail|correo(?: electr[oó]nico)?|phone|tel(?:[eé]fono|efone)?|mobile|age|edad|idade|gender|g[eé]nero|sex|sexo|nationality|nacionalidad|nacionalidade|date of birth|birth ?date|fecha de nacimiento|data de nascimento|marital status|estado civil|address|direcci[oó]n|endere[cç]o|photo|foto|university|universidad|universidade|school|escuela|escola|colegio)\s*[:：].*$/gimu;

/** `24 years old`, `24-year-old`, `24 años de edad`, `tengo 24 años` (but not `tengo 5 años de experiencia`). */
const AGE =
  /\b(?:aged? \d{1,2}|\d{1,2}[\s-]+years?[\s-]+(?:old|of[\s-]+age)|\d{1,2} a(?:ñ|n)os de (?:edad|idade)|(?:tengo|tenho) \d{1,2} a(?:ñ|n)os(?!\s+(?:de|en|em|como|com|con|trabaj|trabal|exper|ense|desarr|desenv|ayud|hac|dise|vend)))\b/giu;
const BIRTH =
  /\b(?:born|nacid[oa]|naci|nací|nascid[oa]|nasci)(?!\p{L})(?: (?:on|in|en|em|el|no|at))? [^.;\n]{0,25}?\b(?:19|20)\d{2}\b/giu;

const NAME = "\\p{Lu}[\\p{L}.&'’-]*";
const SMALL = '(?:of|de|del|da|do|la|las|los|the|y|e|and)';
/** Where children learn, and where everybody else does: each kind becomes one word, whatever the place is called. */
const FOR_CHILDREN = 'School|Colegio|Colégio|Escuela|Escola|Academy|Academia';
const FOR_ADULTS =
  'University|Universidad|Universidade|College|Institute|Instituto|Faculty|Facultad|Faculdade|Politécnic[oa]|Tecnológico';
const SCHOOL = `${FOR_ADULTS}|${FOR_CHILDREN}`;
const SCHOOL_NAME = new RegExp(
  `(?:(?:${NAME})\\s+(?:${SMALL}\\s+)?){0,4}\\b(?:${SCHOOL})(?!\\p{L})(?:\\s+(?:${SMALL}\\s+){0,2}${NAME}){0,5}`,
  'gu',
);
const HAS_SCHOOL = new RegExp(SCHOOL, 'u');
const IS_FOR_ADULTS = new RegExp(FOR_ADULTS, 'u');

/** The text without what says who somebody is instead of what they do. */
export function withoutIdentity(text: string): string {
  const plain = text.replace(IDENTITY_LINE, ' ').replace(AGE, ' ').replace(BIRTH, ' ');
  return HAS_SCHOOL.test(plain)
    ? plain.replace(SCHOOL_NAME, (name) => (IS_FOR_ADULTS.test(name) ? ' University ' : ' School '))
    : plain;
}
