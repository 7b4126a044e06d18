/** Spanish messages of field rules in the signed-in product. */
import type { TranslationOf } from '../translation.ts';
import type { rulesEn } from './rules.en.ts';

export const rulesEs: TranslationOf<typeof rulesEn> = {
  // Account and companies.
  'current-password-required': 'Falta la contraseña actual',
  'company-name-required': 'Falta el nombre de la empresa',
  'days-out-of-range': 'Debe ser de {from} a {to} días',
  'not-a-clock-time': 'Debe ser una hora como 09:30',
  'not-after-the-start': 'Debe ser después del inicio',
  'hours-required': 'Elige al menos un horario',
  'too-many-hour-spans': 'Como máximo {count} horarios por semana',
  'hours-overlap': 'Dos de estos horarios se superponen',
  'time-zone-required': 'Falta la zona horaria',

  // Jobs, candidates and invitations.
  'phone-not-valid': 'Empieza con + y el código del país, por ejemplo +57 300 123 4567',
  'required-skill-required': 'Agrega al menos una habilidad requerida',
  'description-too-short': 'La descripción debe tener al menos {count} caracteres',
  'budget-required-too': 'Indica también el presupuesto por hora',
  'budget-from-above-budget': 'No debe superar el presupuesto por hora',
  'too-many-at-once': 'Como máximo {count} a la vez',
  'weight-out-of-bounds': 'Debe ser de {from, number} a {to, number} en pasos de {step, number}',
  'job-ad-required': 'Pega el texto del anuncio',
  'job-required': 'Falta la vacante',
  'member-required': 'Elige a una persona del equipo',
  'team-required': 'Elige quién está en el equipo',

  // Applications.
  'appeal-text-required': 'Indica qué se debería revisar de nuevo',
  'not-from-to': 'Debe ser de {from} a {to}',
  'criteria-count': 'Elige de {from} a {to} criterios, o ninguno',
  'criteria-names-not-distinct': 'Ponle un nombre distinto a cada criterio',
  'view-query-required': 'Elige primero un orden o un filtro',

  // Interviews, offers and hires.
  'slot-required': 'Propón al menos un horario',
  'too-many-slots': 'Propón como máximo {count} horarios',
  'slots-not-distinct': 'Dos de estos horarios son iguales',
  'interviewer-required': 'Elige al menos a una persona que haga la entrevista',
  'too-many-interviewers': 'Elige como máximo a {count} personas que hagan la entrevista',
  'not-an-interviewer': 'Elige a alguien de tu empresa que pueda hacer entrevistas',
  'minutes-out-of-range': 'Debe ser de {from} a {to} minutos',
  'video-link-not-valid': 'Indica un enlace de videollamada válido',
  'not-in-the-future': 'Debe ser en el futuro',
  'not-within-a-year': 'Debe ser dentro de los próximos doce meses',
  'rate-too-high': 'La tarifa por hora debe ser de US${amount, number} como máximo',
  'weekly-hours-not-whole': 'Las horas por semana deben ser un número entero',
  'weekly-hours-too-low': 'Las horas por semana deben ser al menos {count}',
  'weekly-hours-too-high': 'Las horas por semana deben ser como máximo {count}',
  'work-type-required': 'Elige tiempo completo, medio tiempo o por contrato',
  'start-date-required': 'Falta la fecha de inicio',
  'terms-not-other': 'Esta propuesta tiene las mismas condiciones que la oferta',
  'before-today': 'No debe ser una fecha pasada',
  'not-a-date': 'Debe ser una fecha',
  'not-within-days': 'Debe ser dentro de los próximos {count} días',
  'before-the-start-date': 'No debe ser anterior a la fecha de inicio',
  'too-many-steps': 'Como máximo {count} pasos',

  // Messages, reports, verifications and answers.
  'message-required': 'Escribe un mensaje',
  'too-many-files': 'Hasta {count} archivos',
  'file-twice': 'Adjunta cada archivo una sola vez',
  'search-required': 'Escribe lo que buscas',
  'template-title-required': 'La plantilla necesita un título',
  'template-text-required': 'La plantilla necesita un texto',
  'takedown-reason-required': 'Explica el motivo a la empresa',
  'verification-note-required': 'Escribe una nota',
  'verification-method-required': 'Elige cómo lo comprobaste',
  'report-reason-required': 'Cuéntanos qué pasó',
  'verification-kind-required': 'Elige qué debemos verificar',
  'subject-required': 'Dinos qué debemos verificar',
  'method-required': 'Indica cómo se verificó',
  'english-level-required': 'Elige un nivel',

  // Screening questions.
  'question-required': 'Escribe la pregunta',
  'too-many-questions': 'Haz como máximo {count} preguntas',
  'options-count': 'Escribe de {from} a {to} opciones',
  'options-not-distinct': 'Dos de estas opciones son iguales',
  'one-must-have': 'Solo una pregunta puede ser el requisito indispensable',
  'must-have-not-possible': 'Solo pueden ser requisito indispensable las preguntas de sí o no, de opciones y de número',
  'accepts-required': 'Indica qué respuestas cumplen el requisito indispensable',
  'accepts-not-possible': 'Elige solo respuestas que esta pregunta permite',
};
