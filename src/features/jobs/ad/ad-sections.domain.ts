/** Recognizes headings and labels in English, Spanish and Portuguese job ads, and assigns each line to a section. */
import { type AdLine, normalizeText } from './ad-lines.domain.ts';

export type AdSection =
  | 'title'
  | 'duties'
  | 'requirements'
  | 'skills'
  | 'optional'
  | 'pay'
  | 'hours'
  | 'zone'
  | 'type'
  | 'experience'
  /** About the company. */
  | 'company'
  /** What the company offers. */
  | 'offer'
  /** How to apply. */
  | 'apply'
  | 'other';

/** Patterns for whole headings, in lowercase without accents. The first match wins. */
const HEADINGS: readonly (readonly [AdSection, RegExp])[] = [
  [
    'title',
    /^(?:job title|title|position(?: title)?|role(?: title)?|open position|job|puesto|vacante|cargo|posicion|vaga|nombre del puesto|funcao)$/,
  ],
  [
    'optional',
    /^(?:(?:nice|good)[ -]to[ -]haves?|bonus(?: points| skills)?|preferred(?: qualifications| skills| experience)?|desired(?: skills)?|pluses|a plus|extra points|desirable|deseable|deseables|se valorara|valoramos|plus|diferenciais|diferencial|desejavel|seria um diferencial|requisitos deseables|requisitos desejaveis)$/,
  ],
  [
    'duties',
    /^(?:(?:the |your |key |main |core |primary |job |essential |major |day-to-day |daily )*(?:responsibilities|duties|tasks|functions|accountabilities)(?: include| and (?:duties|responsibilities))?|what you(?:'ll| will)(?: be)? (?:do|doing|own|work on|be responsible for)|in this role(?:,)? you will|as an? .{2,60} you will|you will|what you do|your (?:role|day|mission|impact)|a day in (?:the|your) life|day to day|the work|what the job is|responsabilidades(?: principales| principais)?|funciones(?: principales)?|tareas(?: principales)?|actividades(?: principales)?|tus (?:tareas|funciones|responsabilidades)|que (?:haras|vas a hacer)|lo que haras|atividades(?: principais)?|(?:suas )?atribuicoes|tarefas|principais (?:atividades|responsabilidades)|o que voce (?:vai fazer|fara)|seu dia a dia|suas responsabilidades)$/,
  ],
  [
    'skills',
    /^(?:(?:required |key |technical |core |must[ -]have )*(?:skills|tools|software|technologies|tech stack|stack|competencies)(?: required| and (?:tools|software|technologies))?|habilidades(?: tecnicas| requeridas)?|herramientas|tecnologias|ferramentas|conocimientos(?: tecnicos)?|conhecimentos(?: tecnicos)?|competencias)$/,
  ],
  [
    'requirements',
    /^(?:(?:the |your |key |minimum |basic |job |required |essential )*(?:requirements|qualifications|must[ -]haves?)(?: and skills)?|what (?:we(?:'re| are) looking for|we need(?: from you)?|we expect|you(?:'ll| will) need|you need|you bring|you have|it takes)|who you are|who we(?:'re| are) looking for|about you|you have|you are|you bring|your (?:profile|background|experience|skills)|ideal candidate|skills and (?:experience|qualifications)|experience and skills|requisitos(?: del puesto| da vaga| obrigatorios| indispensables| minimos)?|que (?:buscamos|pedimos|necesitas)|lo que (?:buscamos|pedimos|necesitas)|pedimos|buscamos|perfil(?: buscado| requerido| desejado)?|tu perfil|o que (?:buscamos|procuramos|esperamos|voce precisa)|qualificacoes|exigencias|sobre (?:ti|voce))$/,
  ],
  [
    'pay',
    /^(?:(?:the |base |expected |hourly |monthly |annual |yearly |gross )*(?:salary|pay|compensation|rate|wage|remuneration|budget)(?: range| rate| and benefits)?|(?:rango )?salari(?:o|al)(?: mensual| bruto| base| mensal)?|sueldo(?: mensual)?|pago|tarifa|remuneracion|compensacion|faixa salarial|remuneracao|pagamento|valor(?: hora| por hora)?|bolsa)$/,
  ],
  [
    'hours',
    /^(?:(?:work(?:ing)? |weekly |shift and |office )*(?:hours|schedule|shift|commitment|availability|time commitment)(?: per week)?|horario(?: de (?:trabajo|trabalho))?|jornada|carga horaria|turno|horas|disponibilidad|disponibilidade)$/,
  ],
  ['zone', /^(?:time ?zones?|zona horaria|huso horario|fuso(?: horario)?)$/],
  [
    'type',
    /^(?:(?:job|employment|contract|position|engagement) type|type|modalidad|modalidade|tipo(?: de (?:contrato|empleo|contratacion|contratacao|vaga))?|contrato|regime)$/,
  ],
  [
    'experience',
    /^(?:(?:required |work |years of |minimum )*experience(?: required| level)?|experiencia(?: requerida| minima| exigida)?|anos de experiencia)$/,
  ],
  [
    'company',
    /^(?:about (?:us|the company|our company|the team)|about (?!the (?:role|job|position)).{2,40}|who we are|our (?:story|company|mission|team)|company(?: overview| description)?|(?:sobre|acerca de) (?:nosotros|la empresa|nos|a empresa)|quienes somos|quem somos|empresa|la empresa|a empresa)$/,
  ],
  [
    'offer',
    /^(?:(?:our |the |your )*(?:benefits|perks)(?: and perks| and benefits)?|what (?:we offer|you(?:'ll| will) get|you get)|we offer|why (?:join us|us|work with us)|(?:que |lo que )?(?:te )?ofrecemos|beneficios|(?:o que )?oferecemos|vantagens)$/,
  ],
  [
    'apply',
    /^(?:how to apply|to apply|apply|application process|hiring process|next steps|como (?:postular(?:te)?|aplicar|se candidatar)|proceso de seleccion|processo seletivo|contact|contacto|contato)$/,
  ],
  [
    'other',
    /^(?:about the (?:role|job|position)|the (?:role|opportunity|position|job)|job (?:description|details|summary)|full job description|summary|overview|role overview|position (?:summary|overview)|location|place|language|languages|idiomas?|ubicacion|lugar|localizacao|local|sobre (?:el puesto|la posicion|a vaga|o cargo)|descripcion(?: del puesto)?|descricao(?: da vaga)?|open (?:roles|positions)|start date|reports to|department)$/,
  ],
];

const MAX_HEADING = 60;

const normalizeHeading = (text: string): string =>
  normalizeText(text)
    .replace(/^[\s¿¡"'(]{1,10}|[\s?!:.…"')-]{1,10}$/g, '')
    .replace(/\s&\s|\s\+\s|\/| y | e /g, ' and ');

/** Returns the section that a heading starts, or null if the text is not a known heading. */
export const findSection = (text: string): AdSection | null => {
  if (text.length > MAX_HEADING) return null;
  const heading = normalizeHeading(text);
  return HEADINGS.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;
};

/** A line with its section. `isLabeled`: the line starts with a label, which `text` does not contain. */
export interface LineInSection {
  line: AdLine;
  text: string;
  /** Null before the first heading. */
  section: AdSection | null;
  isHeading: boolean;
  isLabeled: boolean;
}

const LABEL = /^([^:\t]{2,60}?)\s{0,4}(?::|\t)\s{0,8}(?=\S)/u;

/** Splits `Pay: $20` into its section and the rest. */
const splitLabel = (text: string): { section: AdSection; rest: string } | null => {
  const found = LABEL.exec(text);
  const section = found === null ? null : findSection(found[1] ?? '');
  return section === null || found === null ? null : { section, rest: text.slice(found[0].length) };
};

/** Returns whether a short line looks like a heading but is not a known one. It ends the section above. */
const isUnknownHeading = ({ text, isBullet, isMarked, isAfterGap }: AdLine): boolean => {
  if (isBullet || text.length > MAX_HEADING) return false;
  if (isMarked) return true;
  if (text.endsWith(':')) return true;
  return isAfterGap && /\p{Lu}{4}/u.test(text) && text === text.toUpperCase();
};

/** Labels whose value is on the same line. The lines below belong to the section above the label. */
const ONE_LINE_SECTIONS = new Set<AdSection>(['title', 'pay', 'hours', 'zone', 'type', 'experience']);

const isEmoji = (mark: string): boolean => /\p{Extended_Pictographic}/u.test(mark);

/** Returns whether an emoji bullet starts a new section because it differs from the emoji of the last two items. */
const startsEmojiGroup = (lines: readonly AdLine[], index: number): boolean => {
  const [mark, last, before] = [lines[index]?.mark ?? '', lines[index - 1]?.mark, lines[index - 2]?.mark];
  return isEmoji(mark) && mark !== last && last === before && isEmoji(last ?? '');
};

export const assignSections = (lines: readonly AdLine[]): LineInSection[] => {
  let section: AdSection | null = null;
  return lines.map((line, index) => {
    if (startsEmojiGroup(lines, index)) section = 'other';
    const next = lines[index + 1];
    const heading = line.isBullet && !/[:?]$/.test(line.text) ? null : findSection(line.text);
    // The last line is not a heading, because no content follows it.
    if (heading !== null && next !== undefined) {
      section = heading;
      return { line, text: line.text, section, isHeading: true, isLabeled: false };
    }
    const label = splitLabel(line.text);
    if (label !== null) {
      if (!ONE_LINE_SECTIONS.has(label.section)) section = label.section;
      return { line, text: label.rest, section: label.section, isHeading: false, isLabeled: true };
    }
    if (isUnknownHeading(line)) {
      section = 'other';
      return { line, text: line.text, section, isHeading: true, isLabeled: false };
    }
    return { line, text: line.text, section, isHeading: false, isLabeled: false };
  });
};
