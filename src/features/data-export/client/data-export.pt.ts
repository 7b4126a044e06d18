/** Portuguese text for the data export. */
import type { TranslationOf } from '#shared/translation.ts';
import type { dataExportEn } from './data-export.en.ts';

export const dataExportPt: TranslationOf<typeof dataExportEn> = {
  title: 'Seus dados',
  text: 'Baixe uma cópia do que guardamos sobre você.',
  what: 'Um arquivo JSON com sua conta, perfil, vagas ou candidaturas, mensagens, notificações e o resto. Ele não inclui os arquivos que você enviou: baixe cada um onde ele aparece.',
  whatMember:
    'Um arquivo JSON com sua conta, avaliações, entrevistas, notificações e o resto dos seus próprios dados. As vagas, as candidaturas e as mensagens são da empresa e estão no arquivo baixado por quem é responsável pela conta dela.',
  download: 'Baixar seus dados',
  pending: 'Preparando…',
};
