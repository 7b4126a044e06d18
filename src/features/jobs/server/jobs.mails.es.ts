/** Texts of the mails about the last day to apply, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { jobMailsEn } from './jobs.mails.en.ts';

export const jobMailsEs: TranslationOf<typeof jobMailsEn> = {
  reason: 'Recibes este correo porque {company} publicó esta vacante.',
  ending: {
    subject: 'Último día para postularse a {job}: {day}',
    text: 'Después del {day}, {job} se cierra automáticamente. Las postulaciones se conservan. Para mantenerla abierta, amplía el plazo {days} días con un clic.',
    link: 'Ampliar el plazo',
  },
  closed: {
    subject: '{job} ya no recibe postulaciones',
    text: 'El último día para postularse a {job} fue el {day}, así que la vacante está cerrada. Las postulaciones que recibiste siguen ahí. Puedes reabrirla cuando quieras.',
    link: 'Ver la vacante',
  },
};
