/**
 * Recognizes headings of a résumé in English, Spanish and Portuguese, and the section they start. A
 * heading consists only of words of its kind and of words that any heading may have, so "Experience
 * in retail sales" is not a heading.
 */
import { foldedWords, joinSpacedLetters, trimPunctuation } from './folding.ts';

export type SectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'contact'
  /** Certificates, projects, awards and everything else without a field in the profile. */
  | 'other';

const splitWords = (text: string): string[] => text.trim().split(/\s+/);
const splitPhrases = (text: string): string[] => text.trim().split(/\s{0,20}\n\s{0,20}/);

/** The words and phrases of headings of each kind. A phrase must match the whole heading. */
const KEYWORDS: Record<SectionKind, { words: string[]; phrases: string[] }> = {
  summary: {
    words:
      splitWords(`summary profile objective objectives resumen perfil objetivo objetivos resumo sobre about overview bio extracto
      sintesis sintese apresentacao presentacion introduction statement introduccion introducao`),
    phrases: splitPhrases(`about me
      sobre mi
      sobre mim
      acerca de mi
      quien soy
      quem sou
      who i am
      personal statement
      carta de presentacion
      professional background`),
  },
  experience: {
    words: splitWords(
      `experience experiences experiencia experiencias employment trayectoria trajetoria empleos empregos jobs`,
    ),
    phrases: splitPhrases(`work history
      career history
      job history
      professional history
      work
      career
      career path
      positions
      positions held
      roles
      where i worked
      where i ve worked
      where i have worked
      historial laboral
      historial profesional
      historial de empleo
      historico profissional
      historico laboral
      historia laboral
      historia profesional
      historia profissional
      professional career
      practica profesional
      desempeno profesional
      desempeno laboral
      recorrido profesional
      percurso profissional
      vivencias profissionais
      antecedentes laborales
      vida laboral
      carrera profesional
      carreira profissional
      carreira
      atuacao profissional
      vivencia profissional
      empleo
      trabajo
      trabalho
      trabajos
      cargos ocupados
      puestos desempenados
      actividad profesional
      atividade profissional`),
  },
  education: {
    words: splitWords(
      `education educacion educacao formacion formacao studies estudios estudos escolaridad escolaridade academics`,
    ),
    phrases: splitPhrases(`academic background
      academic history
      academic record
      academic qualifications
      qualifications and education
      educational background
      antecedentes academicos
      historial academico
      historico academico
      datos academicos
      dados academicos
      trayectoria academica
      trajetoria academica
      perfil academico
      academic profile
      experiencia academica
      academic credentials
      credenciales academicas
      credenciais academicas
      preparacion academica
      preparacao academica
      grado de instruccion
      nivel de instruccion
      nivel academico
      nivel educativo
      titulaciones
      degrees
      titulos academicos
      grados academicos
      university
      schooling`),
  },
  skills: {
    words:
      splitWords(`skills skill competencies competences competence competencias habilidades aptitudes aptitud destrezas expertise technologies
      tecnologias tools herramientas ferramentas conocimientos conhecimentos capacidades capacidad fortalezas strengths stack proficiencies
      abilities software`),
    phrases: splitPhrases(`areas of expertise
      core competencies
      what i do
      what i am good at
      what i know
      technical summary
      tech stack
      technical proficiency
      technical knowledge
      areas de especializacion
      areas de conocimiento
      areas de experiencia
      areas de atuacao
      habilidades y competencias
      key qualifications
      especialidades
      specialties
      informatica`),
  },
  languages: {
    words: splitWords('languages language idiomas idioma lenguas linguas lenguajes'),
    phrases: splitPhrases(`language skills
      linguistic skills
      competencias linguisticas
      habilidades linguisticas
      dominio de idiomas
      conocimiento de idiomas
      conhecimento de idiomas
      nivel de idiomas`),
  },
  contact: {
    words: splitWords('contact contacts contacto contactos contato contatos'),
    phrases: splitPhrases(`contact information
      contact details
      contact info
      get in touch
      personal details
      personal information
      personal data
      personal info
      personal
      details
      info
      datos personales
      dados pessoais
      dados de contato
      datos de contacto
      informacion personal
      informacion de contacto
      informacoes pessoais
      informacoes de contato
      links
      enlaces
      online
      redes
      redes sociales
      redes sociais
      social
      address
      find me online
      profiles
      web`),
  },
  other: {
    words:
      splitWords(`certifications certification certificates certificaciones certificacion certificados certificacoes certificacao courses
      cursos projects proyectos projetos awards honors honours premios publications publicaciones publicacoes references referencias
      interests intereses interesses hobbies pasatiempos volunteering voluntariado volunteer achievements logros conquistas
      accomplishments realizacoes training capacitaciones capacitacion treinamentos memberships associations affiliations afiliaciones
      patents conferences conferencias activities actividades atividades licenses licencias licencas workshops talleres talks
      leadership liderazgo lideranca scholarships becas reconocimientos reconhecimentos distinciones portfolio portafolio testimonials availability disponibilidad
      disponibilidade declaration research pesquisa investigacion`),
    phrases: splitPhrases(`additional information
      informacion adicional
      informacao adicional
      informacoes adicionais
      informacoes complementares
      informacion complementaria
      formacion complementaria
      formacao complementar
      educacion continua
      cursos complementares
      volunteer experience
      volunteer work
      experiencia de voluntariado
      trabalho voluntario
      trabajo voluntario
      professional development
      desarrollo profesional
      desenvolvimento profissional
      continuing education
      otros datos
      outros
      otros
      other
      miscellaneous
      extracurricular activities
      personal projects
      key achievements
      selected projects
      open source`),
  },
};

/** Words that may accompany a keyword. */
const ALLOWED_WORDS = new Set(
  splitWords(`professional profissional profesional professionals work working relevant relevante laboral laborales academic academica
    academico academicas career carrera carreira personal pessoal personales technical tecnicas tecnica tecnico tecnicos core key
    main principales principais principal background history historial general additional adicional adicionales other otras otros
    outras outros selected recent and y e or de del da do of in en em la el las los my mis mi minha meu minhas soft hard transferable
    executive ejecutivo executivo qualifications qualification cualificaciones qualificacoes informaticos informaticas computer it
    digital digitales digitais business interpersonal social sociales blandas duras comportamentales comportamentais summary laborales
    profesionales profissionais academicos continua formal basica superior training highlights information informacion areas area
    realizados realizadas cursados concluidos top featured major primary strong job related notable honors awards certifications certificates certificaciones certificacoes courses cursos expertise industry previous
    anterior anteriores past current & + programming frameworks sobre mi mim about me`),
);

/** Precedence of kinds in one heading: "Language skills" is a languages heading. */
const PRECEDENCE: readonly SectionKind[] = [
  'languages',
  'experience',
  'education',
  'skills',
  'summary',
  'contact',
  'other',
];

const phraseKinds = new Map<string, SectionKind>(
  PRECEDENCE.toReversed().flatMap((kind) => KEYWORDS[kind].phrases.map((phrase) => [phrase, kind] as const)),
);
const keyKinds = new Map<string, SectionKind>(
  PRECEDENCE.toReversed().flatMap((kind) => KEYWORDS[kind].words.map((word) => [word, kind] as const)),
);

const MAX_HEADING_LENGTH = 60;
const MAX_WORDS = 6;
/** Words that exclude a heading from its kind: volunteer experience, courses, projects. */
const EXCLUDING_WORDS =
  /\b(?:volunt|curso|course|project|proyecto|projeto|certific|complementar|extracurricular|references|referencias)/;
/** Words that exclude even a heading that starts with a keyword of its kind. */
const ASIDE = /\b(?:volunt|complementar|extracurricular|continu[ao]s?\b)/;
const EDUCATION_OR_EXPERIENCE = new Set<SectionKind>(['experience', 'education']);

/** Words that are a heading on their own but not the head word of a longer one: `Software libre`, `Sobre la empresa`. */
const NON_HEAD_WORDS = new Set(
  splitWords(`sobre about software stack bio overview statement introduction introduccion introducao sintesis sintese jobs contact contacts contacto
    contactos contato contatos extracto skill strengths activities actividades atividades research pesquisa investigacion training
    volunteer leadership talks portfolio availability disponibilidad disponibilidade conference conferences becas declaration`),
);
/**
 * A languages heading has fewer other words than this: `Manejo de idiomas`, `Languages I speak`.
 * `COMPUTER_LANGUAGE` excludes computer languages.
 */
const MAX_OTHER_WORDS = 4;
const COMPUTER_LANGUAGE = /^(?:program|markup|script|comput|maquina|machine)/;
const PREPOSITIONS = new Set(splitWords('of in for at de do da del en em la el a as to'));

/** Questions and statements as headings: `Dónde he trabajado`, `O que sei fazer`. */
const SENTENCES: readonly (readonly [RegExp, SectionKind])[] = [
  [/^(?:donde|onde|where|quien|quem|empresas|companies|places)\b.*\b(?:trabaj|trabalh|work)/, 'experience'],
  [/^(?:what|que|o que|lo que) (?:i|ive|he|eu|ja)?\b.{0,20}\b(?:done|hecho|fiz)$/, 'experience'],
  [/^(?:donde|onde|where|que|o que|what)\b.*\b(?:estudi|estud|studied|learned|learnt|aprend|formad)/, 'education'],
  [
    /^(?:what|que|o que|lo que|things)\b.*\b(?:i know|i can do|i do|im good at|i m good at|i use|hacer|hago|sei|faco|sei fazer|uso)$/,
    'skills',
  ],
  [/^(?:what|que|quais|which)\b.*\b(?:languages|idiomas|linguas)\b/, 'languages'],
  [/^(?:un poco|um pouco|a bit|a little|algo) (?:sobre|acerca de|about)/, 'summary'],
];

const NUMBERING = /^\s*(?:\d{1,2}|[ivx]{1,4})[.)]\s+/i;

/** Returns the folded words of a text. Returns an empty list if its length or punctuation rules out a heading. */
const headingWords = (text: string): string[] => {
  const line = trimPunctuation(joinSpacedLetters(text).replace(NUMBERING, ''));
  if (line === '' || line.length > MAX_HEADING_LENGTH || /[.!?,;@]|\d{3}/.test(line.slice(0, -1))) return [];
  const all = foldedWords(line).filter((word) => !/^\d+$/.test(word));
  return all.length > MAX_WORDS ? [] : all;
};

/** Returns the section of a heading with these words. At least one of them is a keyword. */
const keyWordKind = (all: readonly string[]): SectionKind | null => {
  const kinds = all.flatMap((word) => keyKinds.get(word) ?? []);
  const kind = PRECEDENCE.find((candidate) => kinds.includes(candidate)) ?? null;
  const first = keyKinds.get(all[0] ?? '');
  if (kind === 'education' || first === 'education') return first === 'other' ? 'other' : (first ?? 'education');
  if (kind !== null && EDUCATION_OR_EXPERIENCE.has(kind) && EXCLUDING_WORDS.test(all.join(' ')) && first !== kind)
    return 'other';
  return first === 'skills' && kind === 'languages' ? 'skills' : kind;
};

/** Returns the section of a heading. Returns null if the text is not a heading. */
export const headingKind = (text: string): SectionKind | null => {
  const all = headingWords(text);
  const phrase = phraseKinds.get(all.join(' '));
  if (phrase !== undefined) return phrase;
  if (!all.some((word) => keyKinds.has(word))) return null;
  return all.every((word) => keyKinds.has(word) || ALLOWED_WORDS.has(word)) ? keyWordKind(all) : null;
};

/**
 * Returns the section of a text by its head word: the first in Spanish and Portuguese (`Experiencia en la
 * industria`), the last in English (`Industry experience`). The text is a heading only if it also
 * looks like one.
 */
export const headWordKind = (text: string): SectionKind | null => {
  const all = headingWords(text.replace(/[?¿!¡]/g, ''));
  const joined = all.join(' ');
  const sentence = SENTENCES.find(([pattern]) => pattern.test(joined));
  if (sentence !== undefined) return sentence[1];
  const [first = ''] = all;
  const last = all.at(-1) ?? '';
  const otherWords = all.filter((word) => keyKinds.get(word) !== 'languages');
  if (
    otherWords.length < all.length &&
    otherWords.length < MAX_OTHER_WORDS &&
    !otherWords.some((word) => COMPUTER_LANGUAGE.test(word))
  )
    return 'languages';
  const isHead = (word: string): boolean => keyKinds.has(word) && !NON_HEAD_WORDS.has(word);
  const kind = keyKinds.get(isHead(first) ? first : last) ?? null;
  if (!isHead(first) && (!isHead(last) || all.some((word) => PREPOSITIONS.has(word)))) return null;
  if (!/^\P{Ll}/u.test(trimPunctuation(text))) return null;
  return (isHead(first) ? ASIDE : EXCLUDING_WORDS).test(joined) ? 'other' : kind;
};

const INLINE_HEADING = /^\s{0,20}([\p{L}&/ ]{3,40}?)\s{0,20}[:：]\s{0,20}(\S.*)$/u;

/** Splits `Skills: Excel, payroll` into heading and rest. Returns null if the line does not start with a heading. */
export const splitInlineHeading = (text: string): { kind: SectionKind; rest: string } | null => {
  const found = INLINE_HEADING.exec(text);
  const kind = found && headingKind(found[1] ?? '');
  return found && kind ? { kind, rest: found[2] ?? '' } : null;
};
