/** Names, places, employers and schools for held-out generators only. */

import type { Names } from './names.ts';
import type { ResumeLanguage } from './resume-languages.ts';

export const HELD_OUT_NAMES: Record<ResumeLanguage, Names> = {
  en: {
    first: ['Naomi', 'Gregory', 'Helen', 'Tyrone', 'Victoria', 'Samuel', 'Rosa'],
    last: ['Ashworth', 'Bonilla', 'Fitzgerald', 'Kowalczyk', 'Mbeki', 'Pemberton', 'Saunders'],
    surnames: [1, 1],
    places: [
      { city: 'Panama City', country: 'PA', name: 'Panama' },
      { city: 'Montevideo', country: 'UY', name: 'Uruguay' },
      { city: 'Tampa', country: 'US', name: 'United States' },
      { city: 'Cartagena', country: 'CO', name: 'Colombia' },
    ],
    companies: [
      'Wrenfield Elementary',
      'Sunline Carriers',
      'Peregrine & Daughters',
      'Castellan Brands',
      'Open Gate Charter Schools',
      'Mosaic Parcel Co.',
      'Ventura Cold Storage',
      'Little Harbor Publishing',
      'Bright Field Learning, LLC',
    ],
    schools: [
      'Bexley College',
      'University of South Hollow',
      'Trent Valley University',
      'Carrow Technical College',
      'University of Wisconsin, Madison',
      'Texas A&M University, College Station',
    ],
  },
  es: {
    first: ['Paula Andrea', 'Ignacio', 'Ximena', 'Luis Fernando', 'Elena', 'Tomás', 'Daniela'],
    last: ['Arango', 'Benavides', 'Cifuentes', 'Escalante', 'Montoya', 'Pizarro', 'Urrutia', 'del Valle'],
    surnames: [2, 2],
    places: [
      { city: 'Montevideo', country: 'UY', name: 'Uruguay' },
      { city: 'Pereira', country: 'CO', name: 'Colombia' },
      { city: 'Guayaquil', country: 'EC', name: 'Ecuador' },
      { city: 'Mérida', country: 'MX', name: 'México' },
      { city: 'Asunción', country: 'PY', name: 'Paraguay' },
    ],
    companies: [
      'Estudio Jurídico Lafuente',
      'Constructora Tierra Firme S.A.',
      'Vértice Arquitectos',
      'Cementos Aconcagua',
      'Notaría Quinta del Norte',
      'Desarrollos Camino Real',
      'Grupo Pórtico',
      'Fundación Puertas Abiertas',
    ],
    schools: [
      'Universidad de la República',
      'Universidad EAFIT',
      'Universidad Católica de Guayaquil',
      'Universidad Iberoamericana',
      'Universidad Nacional Autónoma de México, Facultad de Derecho',
      'Colegio Mayor de Cundinamarca',
    ],
  },
  pt: {
    first: ['Renata', 'Eduardo', 'Patrícia', 'Marcelo', 'Juliana', 'Otávio', 'Cláudia'],
    last: ['Barbosa', 'Cavalcanti', 'de Moraes', 'Figueiredo', 'Teixeira', 'Vasconcelos', 'Xavier'],
    surnames: [1, 2],
    places: [
      { city: 'Curitiba', country: 'BR', name: 'Brasil' },
      { city: 'Fortaleza', country: 'BR', name: 'Brasil' },
      { city: 'Porto', country: 'PT', name: 'Portugal' },
      { city: 'Goiânia', country: 'BR', name: 'Brasil' },
    ],
    companies: [
      'Clínica Bem-Te-Vi',
      'Hospital São Bento do Sul',
      'Estúdio Marola',
      'Plano Saúde Aurora',
      'Casa de Criação Sabiá',
      'Rede Vida Plena',
      'Aplicativos Juá Ltda.',
      'Maternidade Boa Esperança',
    ],
    schools: [
      'Universidade Federal do Ceará',
      'Universidade Positivo',
      'PUC Goiás',
      'Universidade do Porto',
      'Universidade Federal do Rio Grande do Sul, Escola de Enfermagem',
      'Escola Técnica Santa Marcelina',
    ],
  },
};
