/**
 * The words of a consultation's calendar entry, in the language of the person who booked. The mail and the page hand out the
 * same entry, so its words stand in neither's catalog.
 */
import { brand } from '#shared/brand.ts';
import type { CalendarEntry } from '#shared/calendar-file.ts';
import type { Language } from '#shared/languages.ts';

const { name } = brand;

export const ENTRY_WORDS: Readonly<Record<Language, Pick<CalendarEntry, 'summary' | 'description' | 'location'>>> = {
  en: {
    summary: `${name} consultation`,
    description: `Your free consultation with ${name}. We send the link for the call to your email address before it starts.\nTo choose another time or to cancel, use the link in your confirmation mail.`,
    location: 'Online',
  },
  es: {
    summary: `Consulta con ${name}`,
    description: `Tu consulta gratuita con ${name}. Antes de que empiece enviamos el enlace de la llamada a tu correo electrónico.\nPara elegir otro horario o cancelarla, usa el enlace del correo de confirmación.`,
    location: 'En línea',
  },
  pt: {
    summary: `Consulta com ${name}`,
    description: `Sua consulta gratuita com ${name}. Antes do início enviamos o link da chamada para o seu e-mail.\nPara escolher outro horário ou cancelar, use o link do e-mail de confirmação.`,
    location: 'Online',
  },
};
