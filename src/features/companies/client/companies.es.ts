/** Texts of this feature's screens, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { companiesEn } from './companies.en.ts';

export const companiesEs: TranslationOf<typeof companiesEn> = {
  setup: {
    title: 'Perfil de la empresa',
    text: 'Cuéntanos sobre tu empresa para ayudarte a encontrar a la persona ideal.',
    submit: 'Completar configuración',
    pending: 'Completando…',
    created: { title: 'Listo', text: '¡Perfil de la empresa creado!' },
    aside: 'Los candidatos lo ven junto a cada empleo que publicas. Puedes cambiarlo cuando quieras.',
  },
  edit: {
    title: 'Perfil de la empresa',
    text: 'Lo que los candidatos ven de tu empresa junto a cada empleo que publicas.',
    submit: 'Guardar cambios',
    pending: 'Guardando…',
    saved: { title: 'Listo', text: 'Perfil de la empresa guardado.' },
  },
  fields: {
    companyName: 'Nombre de la empresa',
    industry: 'Sector',
    companySize: 'Tamaño de la empresa',
    website: 'Sitio web',
    description: 'Descripción de la empresa',
  },
  placeholders: {
    companyName: 'Harbor & Pine LLC',
    website: 'https://example.com',
    description: 'Qué hacen, para quién y cómo es trabajar con ustedes.',
  },
  chooseIndustry: 'Elige un sector',
  chooseSize: 'Elige un tamaño',
  verified: 'Empresa verificada',
  preview: {
    heading: 'Lo que ven los candidatos',
    unnamed: 'Tu empresa',
    noDescription: 'Una o dos frases sobre tu empresa ayudan a los candidatos a decidirse.',
  },
};
