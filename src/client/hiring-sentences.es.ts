/** Sentences of the server about decisions, interviews, offers and hires, in Spanish; part of `sentences.es.ts`. */
import type { Sentences } from './sentences.ts';

export const hiringSentencesEs: Sentences = {
  'There is no move of yours to undo': 'No hay ningún movimiento tuyo que deshacer',
  'This move can no longer be undone': 'Este movimiento ya no se puede deshacer',
  'Goes only with declining': 'Va solo con el rechazo',
  'Must be from {from} to {to} days': 'Debe ser de {from} a {to} días',
  'Please say what should be looked at again': 'Indica qué habría que volver a mirar',
  'Review not found': 'Revisión no encontrada',
  'This application is already decided': 'Esta postulación ya está decidida',
  'The company has answered this application': 'La empresa ya respondió a esta postulación',
  'You have already asked for an answer': 'Ya pediste una respuesta',
  'You cannot ask for an answer now': 'Ahora no puedes pedir una respuesta',
  'This company says it answers within {count} days, and that time is not over yet':
    'Esta empresa dice que responde en {count} días, y aún no han pasado',
  'This application is not declined': 'Esta postulación no fue rechazada',
  'The time to ask for a review of this decision is over': 'El plazo para pedir una revisión de esta decisión terminó',
  'You have already asked for a review of this decision': 'Ya pediste una revisión de esta decisión',
  'This review is already closed': 'Esta revisión ya está cerrada',
  'Someone who did not make this decision, and is not the candidate, has to review it':
    'La revisión le toca a otra persona: ni quien decidió ni quien se postuló',
  'Propose at least one time': 'Propón al menos un horario',
  'Propose at most {count} times': 'Propón como máximo {count} horarios',
  'Two of these times are the same': 'Dos de estos horarios son iguales',
  'Must be from {from} to {to} minutes': 'Debe ser de {from} a {to} minutos',
  'Valid video link required': 'Indica un enlace de video válido',
  'Must be in the future': 'Debe ser en el futuro',
  'Must be within a year': 'Debe ser dentro de un año',
  'This interview is no longer waiting for a time. Please look at it again.':
    'Esta entrevista ya no espera un horario. Vuelve a mirarla.',
  'This interview can no longer be moved': 'Esta entrevista ya no se puede mover',
  'This interview can no longer be cancelled': 'Esta entrevista ya no se puede cancelar',
  'You can say this once the interview has started': 'Esto se puede decir cuando la entrevista haya empezado',
  'The company has another interview at this time. Please choose another one.':
    'La empresa tiene otra entrevista a esta hora. Elige otro horario.',
  'The candidate has another interview at this time. Please choose another one.':
    'La persona candidata tiene otra entrevista a esta hora. Elige otro horario.',
  'You have another interview at this time. Please choose another one.':
    'Tienes otra entrevista a esta hora. Elige otro horario.',
  'This application has enough open interviews. Please cancel one first.':
    'Esta postulación ya tiene suficientes entrevistas abiertas. Cancela una primero.',
  'This time is over. Please ask for another one.': 'Este horario ya pasó. Pide otro.',
  'Please choose one of the proposed times': 'Elige uno de los horarios propuestos',
  'Must be a date and time': 'Debe ser una fecha con hora',
  'Say which version you accept': 'Indica qué versión aceptas',
  'At most {count} versions of an offer': 'Como máximo {count} versiones de una oferta',
  'At most {count} steps': 'Como máximo {count} pasos',
  'Offer not found': 'Oferta no encontrada',
  'Document not found': 'Documento no encontrado',
  'Hire not found': 'Contratación no encontrada',
  'Check-in not found': 'Seguimiento no encontrado',
  'This offer was already accepted': 'Esta oferta ya fue aceptada',
  'This offer was already declined': 'Esta oferta ya fue rechazada',
  'The time to answer this offer is over': 'El plazo para responder a esta oferta terminó',
  'This offer was withdrawn': 'Esta oferta fue retirada',
  'This offer changed meanwhile. Please look at it again.': 'Esta oferta cambió mientras tanto. Vuelve a mirarla.',
  'There is another version of this offer. Please look at the newest one.':
    'Hay otra versión de esta oferta. Mira la más reciente.',
  'This offer has terms. Accept the newest version of them.':
    'Esta oferta tiene condiciones. Acepta su versión más reciente.',
  'The guarantee of this hire is over': 'La garantía de esta contratación terminó',
  'The start can no longer be moved': 'El inicio ya no se puede cambiar',
  'Must be another hire of this company': 'Debe ser otra contratación de esta empresa',
  'This hire was changed by someone else at the same time. Please look at it again.':
    'Otra persona cambió esta contratación al mismo tiempo. Vuelve a mirarla.',
  'There is no record of a hire for this application': 'Solo quien fue contratado tiene este registro',
  'There is already a record of this hire': 'Ya hay un registro de esta contratación',
  'This hire is {status} already': 'Esta contratación ya está {status}',
  'A hire that is {from} cannot be set to {to}': 'Una contratación {from} no puede pasar a {to}',
  'This would be {total} hours a week. Confirm that you know.':
    'Serían {total} horas semanales. Confirma que lo sabes.',
  agreed: 'acordada',
  started: 'en curso',
  ended: 'terminada',
  claimed: 'con garantía reclamada',
  replaced: 'reemplazada',
  'The contract cannot print {characters}': 'El contrato no puede imprimir {characters}',
  'The contract cannot print {characters} in your name. Change your name on the Account page, then accept.':
    'El contrato no puede imprimir {characters} en tu nombre. Cambia tu nombre en la página Cuenta y luego acepta.',
  'The contract cannot print {characters} in the terms. Ask the company to write it in another way.':
    'El contrato no puede imprimir {characters} en las condiciones. Pide a la empresa que lo escriba de otra forma.',
  'A PDF cannot print {characters}. Take it out of your profile, then try again.':
    'Un PDF no puede imprimir {characters}. Quítalo de tu perfil y vuelve a intentarlo.',
};
