/** Names and places in the demo market. First names are common ones. Surnames are invented in the style of the region. */

/** Determines the first name, the portrait and the gendered title of a person. */
export type Gender = 'woman' | 'man';
export type FirstLanguage = 'es' | 'pt';

export const FIRST_NAMES: Record<FirstLanguage, Record<Gender, readonly string[]>> = {
  es: {
    woman: [
      'Camila',
      'Valentina',
      'Luciana',
      'Renata',
      'Antonella',
      'Martina',
      'Abril',
      'Paloma',
      'Ximena',
      'Elisa',
      'Noelia',
      'Julieta',
      'Marisol',
      'Amparo',
      'Catalina',
      'Jimena',
      'Soledad',
      'Mariana',
      'Daniela',
      'Gabriela',
      'Romina',
      'Florencia',
    ],
    man: [
      'Mateo',
      'Santiago',
      'Joaquín',
      'Emiliano',
      'Facundo',
      'Ramiro',
      'Lautaro',
      'Gael',
      'Simón',
      'Iker',
      'Álvaro',
      'Nicolás',
      'Vicente',
      'Tomás',
      'Andrés',
      'Esteban',
      'Federico',
      'Hernán',
      'Ignacio',
      'Rodrigo',
      'Sebastián',
      'Leonel',
    ],
  },
  pt: {
    woman: ['Isadora', 'Beatriz', 'Larissa', 'Helena', 'Manuela', 'Lívia'],
    man: ['Thiago', 'Bruno', 'Caio', 'Davi', 'Otávio', 'Murilo'],
  },
};

export const LAST_NAMES: Record<FirstLanguage, readonly string[]> = {
  es: [
    'Arrizmendal',
    'Benavizco',
    'Cordovelli',
    'Duartegui',
    'Echegalde',
    'Ferrazano',
    'Galvezuela',
    'Herranzo',
    'Ibarrondal',
    'Jaramisco',
    'Larrazuelo',
    'Lozanedo',
    'Maldonera',
    'Navarquez',
    'Olivarena',
    'Pedrazona',
    'Quinterol',
    'Robledaz',
    'Salcedino',
    'Tamarelo',
    'Urrutiaga',
    'Valdiverra',
    'Yañezal',
    'Zamorel',
    'Aguirrondo',
    'Bustamanza',
    'Carrizalvo',
    'Escobardo',
    'Montealvo',
    'Peñalverra',
    'Riosenda',
  ],
  pt: [
    'Almeidora',
    'Barrosinho',
    'Cavalcário',
    'Figueirosa',
    'Moreirinho',
    'Pinheirães',
    'Teixeirão',
    'Vasconcedo',
    'Lourençal',
  ],
};

/** A place where candidates live, with the time zone as they write it. */
export interface Place {
  city: string;
  country: string;
  zone: string;
  written: string;
}

export const PLACES: Record<FirstLanguage, readonly Place[]> = {
  es: [
    { city: 'Bogotá', country: 'CO', zone: 'America/Bogota', written: 'America/Bogota' },
    { city: 'Medellín', country: 'CO', zone: 'America/Bogota', written: 'GMT-5' },
    { city: 'Cali', country: 'CO', zone: 'America/Bogota', written: 'America/Bogota' },
    { city: 'Lima', country: 'PE', zone: 'America/Lima', written: 'America/Lima' },
    { city: 'Arequipa', country: 'PE', zone: 'America/Lima', written: 'GMT-5' },
    { city: 'Quito', country: 'EC', zone: 'America/Guayaquil', written: 'GMT-5' },
    { city: 'Mexico City', country: 'MX', zone: 'America/Mexico_City', written: 'America/Mexico_City' },
    { city: 'Guadalajara', country: 'MX', zone: 'America/Mexico_City', written: 'CST' },
    { city: 'San José', country: 'CR', zone: 'America/Costa_Rica', written: 'America/Costa_Rica' },
    { city: 'Guatemala City', country: 'GT', zone: 'America/Guatemala', written: 'GMT-6' },
    {
      city: 'Buenos Aires',
      country: 'AR',
      zone: 'America/Argentina/Buenos_Aires',
      written: 'America/Argentina/Buenos_Aires',
    },
    { city: 'Córdoba', country: 'AR', zone: 'America/Argentina/Cordoba', written: 'GMT-3' },
    { city: 'Montevideo', country: 'UY', zone: 'America/Montevideo', written: 'America/Montevideo' },
    { city: 'Santiago', country: 'CL', zone: 'America/Santiago', written: 'America/Santiago' },
    { city: 'Asunción', country: 'PY', zone: 'America/Asuncion', written: 'America/Asuncion' },
    { city: 'Santo Domingo', country: 'DO', zone: 'America/Santo_Domingo', written: 'AST' },
  ],
  pt: [
    { city: 'São Paulo', country: 'BR', zone: 'America/Sao_Paulo', written: 'America/Sao_Paulo' },
    { city: 'Recife', country: 'BR', zone: 'America/Recife', written: 'GMT-3' },
    { city: 'Curitiba', country: 'BR', zone: 'America/Sao_Paulo', written: 'America/Sao_Paulo' },
    { city: 'Belo Horizonte', country: 'BR', zone: 'America/Sao_Paulo', written: 'GMT-3' },
  ],
};

/** Invented universities and institutes, by language. */
export const SCHOOLS: Record<FirstLanguage, readonly string[]> = {
  es: [
    'Universidad Ribera Alta',
    'Universidad de los Faroles',
    'Instituto Tecnológico Piedra Clara',
    'Universidad Abierta del Ceibal',
    'Escuela Superior Monte Laurel',
    'Universidad Cordillera Azul',
    'Instituto Profesional Arrayán',
    'Universidad del Puerto Viejo',
    'Politécnico Tres Ríos',
    'Universidad Santa Brisa',
    'Centro Universitario La Noria',
    'Universidad Técnica del Lapacho',
  ],
  pt: [
    'Universidade Serra do Ipê',
    'Faculdade Ponte Alta do Mar',
    'Instituto Politécnico Jacarandá',
    'Centro Universitário Rio Manso',
  ],
};

/** The first part of previous employers' names. The second part is the role's line of business. */
export const EMPLOYER_STEMS: readonly string[] = [
  'Altoverde',
  'Nubelar',
  'Faroclaro',
  'Riveral',
  'Sendero Nueve',
  'Casatilde',
  'Puentalba',
  'Lagunilla Roja',
  'Trigomar',
  'Cuatro Ceibas',
  'Vientalia',
  'Molinazul',
  'Granolmo',
  'Piedrallana',
  'Costaleda',
  'Marlejano',
  'Lumbrera',
  'Tres Esquinas',
  'Campanar',
  'Orillas & Co',
  'Bluewren',
  'Oakferry',
  'Saltmarket',
  'Kitefield',
  'Ninebark',
  'Harrowgate Lane',
  'Pebblewick',
  'Larkmoor',
];
