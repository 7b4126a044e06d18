/** Spanish text for the emails about the last day to apply and about takedowns. */
import type { TranslationOf } from '#shared/translation.ts';
import type { jobMailsEn } from './jobs.mails.en.ts';

export const jobMailsEs: TranslationOf<typeof jobMailsEn> = {
  reason: 'Recibes este correo porque {company} publicó esta vacante.',
  ending: {
    subject: 'Último día para postularse a {job}: {day}',
    text: 'Después del {day}, {job} se cierra automáticamente. Conservas las postulaciones que recibiste. Si quieres mantener abierta la vacante, basta un clic en su página: serán {days} días a partir de ese momento.',
    link: 'Ver la vacante',
  },
  closed: {
    subject: '{job} ya no recibe postulaciones',
    text: 'El último día para postularse a {job} fue el {day}, así que la vacante está cerrada. Las postulaciones que recibiste siguen ahí. Puedes reabrirla desde su página, salvo que aún debas una respuesta a alguien que se postuló.',
    link: 'Ver la vacante',
  },
  takenDown: {
    subject: 'Retiramos tu vacante {job}',
    text: 'Nuestro equipo retiró la vacante {job}. El motivo:',
    meaning:
      'Los candidatos ya no encuentran la vacante y nadie puede postularse. Las postulaciones que recibiste siguen ahí y puedes continuar con ellas. No puedes reabrir la vacante, ampliar su plazo ni publicarla de nuevo.',
    contact: 'Si crees que es un error o si ya corregiste la vacante, escribe a {email} y la revisaremos otra vez.',
    link: 'Ver la vacante',
  },
  restored: {
    subject: 'Restablecimos tu vacante {job}',
    open: 'Nuestro equipo restableció la vacante {job}. Está abierta otra vez: los candidatos la encuentran y pueden postularse. El plazo para postularse se amplía un día por cada día que estuvo retirada.',
    paused:
      'Nuestro equipo restableció la vacante {job}. Está en pausa, así que los candidatos no la encuentran. Puedes reabrirla desde su página, salvo que aún debas una respuesta a alguien que se postuló. El plazo para postularse se amplía un día por cada día que estuvo retirada.',
    closed:
      'Nuestro equipo restableció la vacante {job}. Está cerrada, como antes. Puedes reabrirla desde su página, salvo que aún debas una respuesta a alguien que se postuló.',
    link: 'Ver la vacante',
  },
};
