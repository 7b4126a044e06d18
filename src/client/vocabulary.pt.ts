/** How the closed lists of the product are shown, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { vocabularyEn } from './vocabulary.en.ts';

export const vocabularyPt: TranslationOf<typeof vocabularyEn> = {
  accountType: { company: 'Empresa', candidate: 'Candidato', none: 'Não definido' },
  industry: {
    technology: 'Tecnologia',
    healthcare: 'Saúde',
    legal: 'Jurídico',
    marketing: 'Marketing',
    finance: 'Finanças',
    'real-estate': 'Imóveis',
    other: 'Outro',
  },
  companySize: {
    '1-10': '1-10 funcionários',
    '11-50': '11-50 funcionários',
    '51-200': '51-200 funcionários',
    '201-500': '201-500 funcionários',
    '500+': '500+ funcionários',
  },
  experience: {
    '0-1': '0-1 anos',
    '1-3': '1-3 anos',
    '3-5': '3-5 anos',
    '5-10': '5-10 anos',
    '10+': '10+ anos',
  },
  workType: { 'full-time': 'Tempo integral', 'part-time': 'Meio período', contract: 'Por contrato' },
  jobStatus: { open: 'Aberta', paused: 'Pausada', closed: 'Encerrada' },
  applicationStatus: {
    pending: 'Aguardando avaliação',
    applied: 'Em avaliação',
    interviewing: 'Em entrevistas',
    offered: 'Com oferta',
    hired: 'Contratado',
    declined: 'Recusado',
    withdrawn: 'Retirado',
  },
  offerStatus: {
    sent: 'Enviada',
    seen: 'Vista',
    accepted: 'Aceita',
    declined: 'Recusada',
    expired: 'Vencida',
    withdrawn: 'Retirada',
  },
  hireStatus: {
    agreed: 'Combinada',
    started: 'Em andamento',
    ended: 'Encerrada',
    claimed: 'Garantia acionada',
    replaced: 'Substituída',
    moved: 'Início mudou',
  },
  checkInAnswer: { good: 'Vai bem', concerns: 'Algumas dúvidas', problem: 'Um problema' },
  approvalStatus: { pending: 'Verificação em andamento', approved: 'Verificado', rejected: 'Não aprovado' },
  verificationKind: {
    identity: 'Identidade',
    english: 'Inglês',
    skill: 'Habilidade',
    reference: 'Referência',
    work: 'Trabalho anterior',
  },
  verificationStatus: {
    claimed: 'Aguardando',
    checking: 'Em verificação',
    verified: 'Verificado',
    failed: 'Não confirmado',
    expired: 'Vencido',
    revoked: 'Retirado',
  },
};
