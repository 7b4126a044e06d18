/** Texts for the admins' verification queue, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { verificationQueueEn } from './verification-queue.en.ts';

export const verificationQueueEs: TranslationOf<typeof verificationQueueEn> = {
  title: 'Verificaciones',
  text: 'Las verificaciones que nos pidieron. Registramos tus decisiones y avisamos a quien pidió la verificación.',
  show: 'Mostrar',
  open: 'Abiertas',
  failed: 'No pudimos cargar las verificaciones',
  count: '{count, plural, =0 {Ninguna} one {# verificación} other {# verificaciones}}',
  none: { title: 'No hay verificaciones', text: 'Las verificaciones con este estado aparecerán aquí.' },
  claimed: 'Pedida: {since}',
  noTitle: 'Sin perfil todavía',
  history: 'Historial',
  byCandidate: 'por quien la pidió',
  byTime: 'automáticamente',
  byAdmin: 'por {name}',
  self: 'Esta verificación es sobre ti, así que debe decidirla otra persona del equipo de administración.',
  moves: {
    checking: 'Empezar a verificar',
    verified: 'Marcar como dato verificado…',
    failed: 'Marcar como dato no confirmado…',
    revoked: 'Retirar…',
  },
  dialog: {
    title: {
      checking: 'Empezar a verificar',
      verified: 'Marcar como dato verificado',
      failed: 'Marcar como dato no confirmado',
      revoked: 'Retirar',
    },
    about: '{kind}, {name}',
    method: '¿Cómo lo verificaste?',
    methodHelp: 'Las empresas ven esta información.',
    chooseMethod: 'Elige una opción',
    expires: 'Vigente hasta',
    expiresHelp: 'Déjalo vacío para usar el plazo habitual de este tipo.',
    note: 'Nota interna para el equipo',
    noteHelp: 'La persona y las empresas no la ven.',
  },
  moved: 'Verificación actualizada',
  movedText: '{name}: {status}',
};
