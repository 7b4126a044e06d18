/** What helps to write a post, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { postingHelpEn } from './posting-help.en.ts';

export const postingHelpEs: TranslationOf<typeof postingHelpEn> = {
  templates: {
    label: 'Partir de un puesto',
    help: 'Rellena un borrador en inglés donde aún no hayas escrito nada.',
    choose: 'Elige un puesto',
    use: 'Usar este borrador',
    used: { title: 'Borrador listo', text: 'Cambia lo que sea distinto en tu empresa.' },
    family: {
      marketing: 'Marketing',
      sales: 'Ventas',
      customerSupport: 'Atención al cliente',
      executiveAssistant: 'Asistencia ejecutiva',
      it: 'Tecnología',
      finance: 'Finanzas',
    },
    role: {
      marketingManager: 'Gerencia de marketing',
      socialMediaManager: 'Gestión de redes sociales',
      salesDevelopmentRepresentative: 'Desarrollo de ventas (SDR)',
      accountExecutive: 'Ejecutivo o ejecutiva de cuentas',
      customerSupportSpecialist: 'Especialista en atención al cliente',
      customerSuccessManager: 'Customer success',
      executiveAssistant: 'Asistente ejecutivo o ejecutiva',
      virtualAssistant: 'Asistente virtual',
      fullStackDeveloper: 'Desarrollo full stack',
      technicalSupportEngineer: 'Soporte técnico',
      bookkeeper: 'Auxiliar contable',
      accountant: 'Contabilidad',
    },
  },
  market: {
    heading: 'Ahora en el mercado',
    start: 'Escribe un puesto o una habilidad para ver cuántas personas encajan.',
    fitting:
      '{count, plural, =0 {Ninguna persona disponible con perfil aprobado llega aún a una buena puntuación} one {Encaja y está disponible # persona con perfil aprobado} other {Encajan y están disponibles # personas con perfil aprobado}}',
    more: 'Encajan y están disponibles más de {count, number} personas con perfil aprobado',
    fittingHelp: 'Obtienen {score, number}% o más según lo que has escrito hasta ahora.',
    nobodyHelp:
      'Menos habilidades requeridas o un presupuesto mayor pueden cambiarlo. Puedes publicarlo de todos modos.',
    rates: '{range} entre {people, number} personas con perfil aprobado',
    ratesHelp: 'La mitad central de lo que piden quienes hacen este trabajo.',
    useRates: 'Usar este rango',
    guide:
      'Nuestra guía para {role}, la misma de las páginas públicas de puestos: {range} a tiempo completo ({hours, number} horas al mes).',
    noRates:
      'Hay muy pocas personas con perfil aprobado que hagan este trabajo para decir cuánto piden. Necesitamos {least, number}.',
  },
};
