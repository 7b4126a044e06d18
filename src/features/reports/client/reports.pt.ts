/** Portuguese text for reporting a person. */
import type { TranslationOf } from '#shared/translation.ts';
import type { reportsEn } from './reports.en.ts';

export const reportsPt: TranslationOf<typeof reportsEn> = {
  title: 'Denunciar {name}',
  text: 'Nossa equipe lê todas as denúncias. Não vamos contar a {name} quem enviou a denúncia.',
  reason: 'O que aconteceu?',
  reasonHelp:
    'Conte o que foi dito ou feito, e quando. Nossa equipe não pode ler suas mensagens, então copie aqui os trechos importantes.',
  alsoBlock: 'Também bloquear {name}',
  alsoBlockHelp: 'Vocês não vão mais poder trocar mensagens. Você pode desfazer o bloqueio quando quiser.',
  send: 'Enviar denúncia',
  sending: 'Enviando…',
  sent: 'Denúncia enviada',
  sentText: 'Agradecemos o aviso. Uma pessoa da nossa equipe vai analisar a denúncia.',
  sentAndBlocked:
    'Agradecemos o aviso. Uma pessoa da nossa equipe vai analisar a denúncia, e {name} não pode mais escrever para você.',
};
