/** Portuguese text for the data export. */
import type { TranslationOf } from '#shared/translation.ts';
import type { dataExportEn } from './data-export.en.ts';

export const dataExportPt: TranslationOf<typeof dataExportEn> = {
  title: 'Seus dados',
  text: 'Baixe uma cópia do que guardamos sobre você.',
  what: 'Um arquivo JSON com sua conta, seu perfil, suas vagas ou candidaturas, mensagens, notificações e outros dados. Os arquivos que você enviou não estão incluídos: baixe cada um na página em que ele aparece.',
  whatMember:
    'Um arquivo JSON com sua conta, suas avaliações, entrevistas, notificações e outros dados. As vagas, as candidaturas e as mensagens são da empresa e estão no arquivo que os responsáveis pela conta da empresa podem baixar.',
  download: 'Baixar seus dados',
  pending: 'Preparando…',
};
