/** Spanish text for the unsubscribe page. */
import type { TranslationOf } from '#shared/translation.ts';
import type { unsubscribePageEn } from './unsubscribe-page.en.ts';

export const unsubscribePageEs: TranslationOf<typeof unsubscribePageEn> = {
  title: 'Dejar de recibir estos correos',
  search:
    'Presiona el botón para dejar de recibir correos sobre tu búsqueda guardada «{name}». La búsqueda seguirá guardada.',
  weekly: 'Presiona el botón para dejar de recibir el correo semanal con tus coincidencias nuevas.',
  button: 'Dejar de recibir los correos',
  doneTitle: 'Listo',
  searchDone: 'No recibirás más correos sobre tu búsqueda guardada «{name}».',
  weeklyDone:
    'No recibirás más el correo semanal con coincidencias nuevas. Puedes volver a activarlo en la página de tu cuenta.',
  goneTitle: 'Este enlace no funciona',
  gone: 'La búsqueda se eliminó y ya no envía correos, o el enlace está incompleto. Si todavía recibes estos correos, usa el enlace del correo más reciente.',
  home: 'Ir a la página de inicio',
};
