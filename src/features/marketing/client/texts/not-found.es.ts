/** Spanish text for the page shown for unknown URLs. */
import type { TranslationOf } from '#shared/translation.ts';
import type { notFoundEn } from './not-found.en.ts';

export const notFoundEs: TranslationOf<typeof notFoundEn> = {
  head: {
    title: 'Página no encontrada',
    description: 'No hay ninguna página en esta dirección.',
    share: { kicker: '404', title: 'Página no encontrada' },
  },
  title: '404 Página no encontrada',
  text: 'No hay ninguna página en esta dirección. Revisa que esté bien escrita o vuelve al inicio.',
  home: 'Ir al inicio',
  consultation: 'Agendar una consulta',
  apply: 'Postularme como profesional',
  resources: 'Recursos (en inglés)',
  signIn: 'Iniciar sesión',
  dashboard: 'Panel',
};
