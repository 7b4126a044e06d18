/** What a role of the demo market is made of: what such a professional knows, says, and has done. */
import type { Mother } from './demo-names.ts';

/** What the employers of a role do; it becomes the second part of their names. */
export const SECTORS = {
  software: ['Software', 'Labs', 'Digital', 'Sistemas'],
  agency: ['Studio', 'Medios', 'Creative', 'Agencia'],
  services: ['Servicios', 'Group', 'Soluciones', 'Partners'],
  shop: ['Retail', 'Market', 'Tiendas', 'Home'],
  finance: ['Contadores', 'Consultores', 'Finance', 'Advisory'],
  health: ['Salud', 'Clinics', 'Dental', 'Care'],
  legal: ['Legal', 'Abogados', 'Law Office', 'Notaría'],
  freight: ['Logística', 'Freight', 'Cargo', 'Transportes'],
} as const;
export type Sector = keyof typeof SECTORS;

export interface DemoRole {
  title: string;
  /** The title of a woman, where the language has one. */
  feminine?: string;
  /** Where the title is in a language, only who grew up with it. */
  mother?: Mother;
  skills: readonly string[];
  /** Sentences of a bio that are true of anyone in the role. */
  says: readonly string[];
  /** What one has done in a job; `{4-9}` stands for a number between these. */
  did: readonly string[];
  /** What one is called at first, and then. */
  before: readonly [string, string];
  studies: readonly [degree: string, field: string];
  sector: Sector;
  /** Whole USD an hour: with little and with much experience. Where the role pages name the role, their guide is the middle half. */
  rates: readonly [number, number];
}
