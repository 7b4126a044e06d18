/**
 * Variations for counterfactual tests: pairs of statements that differ only in personal attributes, and different ways to write the same profile. All
 * data is fictional, in three languages.
 */
import type { MatchCandidate } from '../matching.contract.ts';

type Pair = readonly [string, string];

/** The same statement about two people, by personal attribute. The difference must not affect a score. */
export const IDENTITY_STATEMENTS: Readonly<Record<string, readonly Pair[]>> = {
  'given name': [
    ['My name is Guadalupe.', 'My name is Brad.'],
    ['Me llamo Lupita.', 'Me llamo Kevin.'],
    ['Meu nome é Jaqueline.', 'Meu nome é Otto.'],
    ['Name: Ana', 'Name: Mercedes'],
    ['Nombre: Ángel', 'Nombre: Dolores'],
    ['I am Victoria, nice to meet you.', 'I am Mark, nice to meet you.'],
  ],
  surname: [
    ['Name: Ana Rubio', 'Name: Ana Weber'],
    ['My name is Luz Salas.', 'My name is Luz Baker.'],
    ['Me llamo Iván Franco.', 'Me llamo Iván Quispe.'],
    ['Meu nome é Lia Moreira.', 'Meu nome é Lia Taylor.'],
    ['I am Pat Reed, nice to meet you.', 'I am Pat Mamani, nice to meet you.'],
  ],
  'name as a heading': [
    ['MARÍA FRANCO SALAS', 'JOHN TAYLOR REED'],
    ['Guadalupe Cruz del Río', 'Emily Cook'],
    ['Jaqueline Ferreira da Silva', 'Otto Schneider'],
  ],
  pronouns: [
    ['she/her', 'he/him'],
    ['Pronouns: they/them', 'Pronouns: he/him'],
    ['Pronombres: ella', 'Pronombres: él'],
    ['Pronomes: ela/dela', 'Pronomes: ele/dele'],
  ],
  'form of address': [
    ['Ms. Torres', 'Mr. Torres'],
    ['Sra. Torres', 'Sr. Torres'],
    ['Doña Luz', 'Don Luis'],
  ],
  'gender in a form': [
    ['Gender: female', 'Gender: male'],
    ['Sexo: F', 'Sexo: M'],
    ['Género: femenino', 'Género: masculino'],
    ['Gênero - feminino', 'Gênero - masculino'],
  ],
  'gender in a sentence': [
    ['I am a woman.', 'I am a man.'],
    ['Soy mujer.', 'Soy hombre.'],
    ['Sou mulher.', 'Sou homem.'],
  ],
  'age in a form': [
    ['Age: 23', 'Age: 61'],
    ['Edad 24', 'Edad 58'],
    ['Edad: 31 años', 'Edad: 55 años'],
    ['Idade - 22', 'Idade - 60'],
  ],
  'age in a sentence': [
    ['I am 24 years old.', 'I am 61 years old.'],
    ['Tengo 25.', 'Tengo 59.'],
    ['Tengo 25 años.', 'Tengo 59 años.'],
    ['Tenho 27 anos de idade.', 'Tenho 63 anos de idade.'],
    ['A 23-year-old professional.', 'A 57-year-old professional.'],
  ],
  'date of birth': [
    ['DOB: 05/03/1975', 'DOB: 11/09/2001'],
    ['Date of birth: 3 May 1998', 'Date of birth: 30 January 1964'],
    ['Fecha de nacimiento: 12-08-1999', 'Fecha de nacimiento: 02-02-1966'],
    ['Nascimento: 14/07/1970', 'Nascimento: 14/07/2000'],
  ],
  'year of birth': [
    ['Born in 1998.', 'Born in 1963.'],
    ['Nací en 1999.', 'Nací en 1965.'],
    ['Nasci em 1997.', 'Nasci em 1968.'],
  ],
  'place of birth': [
    ['Born in Lima in 1990.', 'Born in Boston in 1990.'],
    ['Lugar de nacimiento: Cali', 'Lugar de nacimiento: Chicago'],
    ['Natural de Belém', 'Natural de Curitiba'],
  ],
  nationality: [
    ['Nationality - Venezuelan', 'Nationality - Canadian'],
    ['Nationality: Peruvian', 'Nationality: Spanish'],
    ['Nacionalidad: boliviana', 'Nacionalidad: chilena'],
    ['I am Colombian.', 'I am Argentinian.'],
    ['Soy venezolana.', 'Soy uruguaya.'],
  ],
  country: [
    ['I live in Honduras.', 'I live in Chile.'],
    ['Vivo en El Salvador.', 'Vivo en Costa Rica.'],
    ['Moro no Paraguai.', 'Moro no Brasil.'],
  ],
  city: [
    ['I live in Cali, Colombia.', 'I live in Bogotá, Colombia.'],
    ['Based in Reading.', 'Based in Mobile, Alabama.'],
    ['Vivo en Puebla.', 'Vivo en Monterrey.'],
    ['Moro em Salvador.', 'Moro em Vitória.'],
  ],
  'home address': [
    ['Address: Calle 12 # 4-20, Cali', 'Address: 48 Main Street, Boston'],
    ['Dirección: Av. Grau 900, Lima', 'Dirección: Calle Real 3, Madrid'],
    ['Endereço: Rua das Flores 10, Recife', 'Endereço: Avenida Paulista 900, São Paulo'],
  ],
  school: [
    ['Graduated from Harvard University.', 'Graduated from Universidad Nacional de San Marcos.'],
    ['Egresada de la Universidad de los Andes.', 'Egresada del Instituto Tecnológico de Oaxaca.'],
    ['Formada pela Universidade de São Paulo.', 'Formada pela Faculdade Santa Rita.'],
  ],
  'school in lowercase': [
    ['graduated from harvard university', 'graduated from universidad de san marcos'],
    ['egresada de la universidad de los andes', 'egresada del instituto tecnológico de oaxaca'],
    ['formada pela universidade de são paulo', 'formada pela faculdade santa rita'],
  ],
  'marital status': [
    ['Marital status: single', 'Marital status: married'],
    ['Estado civil: soltera', 'Estado civil: divorciada'],
    ['I am married.', 'I am single.'],
  ],
  children: [
    ['Mother of two.', 'No children.'],
    ['Madre de tres hijos.', 'Sin hijos.'],
    ['Tenho dois filhos.', 'Não tenho filhos.'],
  ],
  religion: [
    ['I am Catholic.', 'I am Jewish.'],
    ['Soy evangélica.', 'Soy atea.'],
    ['Religião: umbanda', 'Religião: católica'],
  ],
  'origin and color': [
    ['I am Afro-Colombian.', 'I am white.'],
    ['Soy indígena aimara.', 'Soy mestiza.'],
    ['Sou negra.', 'Sou branca.'],
  ],
  disability: [
    ['I use a wheelchair.', 'I have no disability.'],
    ['Tengo discapacidad auditiva.', 'No tengo discapacidad.'],
    ['Sou PcD.', 'Não sou PcD.'],
  ],
  orientation: [
    ['I am gay.', 'I am straight.'],
    ['Soy lesbiana.', 'Soy heterosexual.'],
  ],
  'photo address': [
    ['Photo: https://example.com/ana-salas.jpg', 'Photo: https://example.com/mark-baker.png'],
    ['Foto: https://cdn.example.com/u/mechanic.webp', 'Foto: https://cdn.example.com/u/1.webp'],
  ],
  'e-mail': [
    ['ana.rubio@example.com', 'mark.taylor@example.org'],
    ['E-mail: lupita.sales@example.com', 'E-mail: nurse.otto@example.com'],
  ],
  telephone: [
    ['Phone: +57 300 123 4567', 'Phone: +1 555 010 9999'],
    ['Tel. (55) 1234-5678', 'Tel. (11) 98765-4321'],
  ],
  'profile page': [
    ['https://www.linkedin.com/in/ana-franco-salas', 'https://www.linkedin.com/in/mark-reed-1975'],
    ['linkedin.com/in/lupita-cruz-88', 'linkedin.com/in/otto-sales'],
  ],
  'identity card': [
    ['DNI 12345678', 'DNI 87654321'],
    ['CPF: 123.456.789-09', 'CPF: 987.654.321-00'],
    ['Passport: AB123456', 'Passport: ZX987654'],
  ],
};

/** Both genders of words for workers, from titles and bios of the graded set. */
export const GENDERED_WORDS: readonly Pair[] = [
  ['contadora', 'contador'],
  ['diseñadora', 'diseñador'],
  ['coordinadora', 'coordinador'],
  ['coordenadora', 'coordenador'],
  ['desarrolladora', 'desarrollador'],
  ['desenvolvedora', 'desenvolvedor'],
  ['ejecutiva', 'ejecutivo'],
  ['executiva', 'executivo'],
  ['secretária', 'secretário'],
  ['preparadora', 'preparador'],
  ['vendedora', 'vendedor'],
  ['recrutadora', 'recrutador'],
  ['abogada', 'abogado'],
  ['médica', 'médico'],
  ['enfermera', 'enfermero'],
  ['asesora', 'asesor'],
  ['gestora', 'gestor'],
  ['redatora', 'redator'],
  ['editora', 'editor'],
  ['ingeniera', 'ingeniero'],
  ['engenheira', 'engenheiro'],
  ['administradora', 'administrador'],
  ['supervisora', 'supervisor'],
  ['encargada', 'encargado'],
  ['consultora', 'consultor'],
  ['jefa', 'jefe'],
  ['arquitecta', 'arquitecto'],
  ['maestra', 'maestro'],
  ['trabajadora', 'trabajador'],
  ['despachadora', 'despachador'],
  ['corretora', 'corretor'],
  ['digitadora', 'digitador'],
  ['estimadora', 'estimador'],
];

/** Words and their translations. A profile with the first word is also tested with the second. Contains only unambiguous words of one language. */
export const SAME_WORDS: Readonly<Record<string, readonly Pair[]>> = {
  'Spanish of Mexico, and of Argentina or Spain': [
    ['computadora', 'ordenador'],
    ['nómina', 'liquidación de sueldos'],
    ['nóminas', 'liquidaciones de sueldos'],
    ['boletos', 'pasajes'],
    ['platicar', 'charlar'],
    ['chofer', 'conductor'],
    ['choferes', 'conductores'],
    ['bodega', 'depósito'],
    ['cobranza', 'cobros'],
    ['mercadotecnia', 'marketing'],
    ['departamentos', 'apartamentos'],
  ],
  'Portuguese of Brazil, and of Portugal': [
    ['equipe', 'equipa'],
    ['usuários', 'utilizadores'],
    ['cadastro', 'registo'],
    ['faturamento', 'faturação'],
    ['contato', 'contacto'],
    ['projetos', 'projectos'],
    ['planilhas', 'folhas de cálculo'],
    ['treinamento', 'formação'],
    ['caminhões', 'camiões'],
    ['aplicativos', 'aplicações'],
  ],
  'American and British spelling': [
    ['organize', 'organise'],
    ['organizer', 'organiser'],
    ['catalog', 'catalogue'],
    ['neighbors', 'neighbours'],
    ['center', 'centre'],
    ['labeling', 'labelling'],
    ['enrollment', 'enrolment'],
    ['optimization', 'optimisation'],
    ['counseling', 'counselling'],
    ['specialized', 'specialised'],
  ],
};

/** Pairs of statements that differ in the career or in the format of hours and dates, and pairs with an empty statement. */
export const OTHER_STATEMENTS: Readonly<Record<string, readonly Pair[]>> = {
  'reason for a career break': [
    ['2019 – 2021: parental leave', '2019 – 2021: sabbatical'],
    ['2020 – 2022: cuidado de un familiar', '2020 – 2022: pausa'],
  ],
  'a personal detail, or none': [
    ['My name is Brad.', ''],
    ['Vivo en Puebla.', ''],
    ['Tenho 27 anos de idade.', ''],
    ['I am married.', ''],
  ],
  'two years between jobs': [
    ['Earlier: 2014 – 2018, 2018 – 2023', 'Earlier: 2014 – 2018, 2020 – 2023'],
    ['Antes: 2014 – 2018, 2018 – 2023', 'Antes: 2014 – 2018, 2020 – 2023'],
  ],
  'time of day': [
    ['Available 9am–5pm.', 'Available 09:00–17:00.'],
    ['Horario: 8 a.m. a 4 p.m.', 'Horario: 08:00 a 16:00'],
  ],
  'form of a date': [
    ['Since March 2021.', 'Since 03/2021.'],
    ['Desde enero de 2021.', 'Desde 01/2021.'],
  ],
};

/** The same time zone in two spellings. */
export const SAME_ZONES: readonly Pair[] = [
  ['America/Bogota', 'Bogotá, Colombia'],
  ['America/Bogota', 'GMT-5'],
  ['America/Sao_Paulo', 'UTC-03:00'],
  ['America/Mexico_City', 'Ciudad de México'],
  ['America/Lima', 'Lima'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (GMT-3)'],
  ['EST', 'Eastern Time'],
  ['PST', 'Pacific Time'],
];

/** Rewrites a profile without changing its meaning, or returns null if the rewrite does not apply. */
export const OTHER_WRITING: Readonly<Record<string, (candidate: MatchCandidate) => MatchCandidate | null>> = {
  'without accents': (candidate) => inAllText(candidate, (text) => text.normalize('NFD').replace(/\p{M}/gu, '')),
  'in capitals': (candidate) => inAllText(candidate, (text) => text.toUpperCase()),
  'in lowercase': (candidate) => inAllText(candidate, (text) => text.toLowerCase()),
  'decomposed accents': (candidate) => inAllText(candidate, (text) => text.normalize('NFD')),
  'without periods, commas and semicolons': (candidate) =>
    candidate.bio ? { ...candidate, bio: candidate.bio.replace(/[.,;](?=\s|$)/g, '') } : null,
  'skills in another order': (candidate) =>
    (candidate.skills ?? []).length > 1 ? { ...candidate, skills: (candidate.skills ?? []).toReversed() } : null,
  'skills joined by commas': (candidate) =>
    (candidate.skills ?? []).length > 1 ? { ...candidate, skills: [(candidate.skills ?? []).join(', ')] } : null,
  'percent in words': (candidate) =>
    candidate.bio && /\d ?%/.test(candidate.bio)
      ? { ...candidate, bio: candidate.bio.replace(/ ?%/g, ' percent') }
      : null,
};

/** Changes the title, bio and skills of a profile. Returns null if nothing changes. */
function inAllText(candidate: MatchCandidate, change: (text: string) => string): MatchCandidate | null {
  const changed = {
    ...candidate,
    jobTitle: change(candidate.jobTitle ?? ''),
    bio: change(candidate.bio ?? ''),
    skills: (candidate.skills ?? []).map(change),
  };
  const isSame =
    changed.jobTitle === (candidate.jobTitle ?? '') &&
    changed.bio === (candidate.bio ?? '') &&
    changed.skills.every((skill, index) => skill === candidate.skills?.[index]);
  return isSame ? null : changed;
}
