/** The definition of a role in the demo market: title, skills, earlier titles, education and rates. */
import type { FirstLanguage } from './demo-names.ts';

/** Words for each line of business. One of them becomes the second part of an employer's name. */
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
  /** The feminine title, if the language has one. */
  feminine?: string;
  /** Set if the title is in another language. Only people with this first language have the role. */
  firstLanguage?: FirstLanguage;
  skills: readonly string[];
  /** Earlier titles, oldest first. */
  earlierTitles: readonly [string, string];
  feminineEarlierTitles?: readonly [string, string];
  studies: readonly [degree: string, field: string];
  sector: Sector;
  /**
   * Whole U.S. dollars per hour, with little and with extensive experience. If `ROLE_PAY` has the role, its pay is about the middle half of this
   * range.
   */
  rates: readonly [number, number];
}
