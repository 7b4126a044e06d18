/** Spanish text for the templates and market statistics in the job form. */
import type { TranslationOf } from '#shared/translation.ts';
import type { postingHelpEn } from './posting-help.en.ts';

export const postingHelpEs: TranslationOf<typeof postingHelpEn> = {
  templates: {
    label: 'Empezar a partir de un puesto',
    help: 'Completaremos el formulario con un borrador en inglés, sin cambiar lo que ya escribiste.',
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
      marketingManager: 'Gerente de marketing',
      socialMediaManager: 'Gestión de redes sociales',
      salesDevelopmentRepresentative: 'Desarrollo de ventas (SDR)',
      accountExecutive: 'Ejecutivo de cuentas',
      customerSupportSpecialist: 'Especialista en atención al cliente',
      customerSuccessManager: 'Especialista en éxito del cliente',
      executiveAssistant: 'Asistencia ejecutiva',
      virtualAssistant: 'Asistente virtual',
      fullStackDeveloper: 'Desarrollo full stack',
      technicalSupportEngineer: 'Soporte técnico',
      bookkeeper: 'Auxiliar contable',
      accountant: 'Contabilidad',
    },
  },
  market: {
    heading: 'Qué hay en el mercado',
    start: 'Escribe un puesto o una habilidad para ver cuántas personas son compatibles.',
    fitting:
      '{count, plural, =0 {Aún no hay personas disponibles con perfil aprobado y buena puntuación} one {# persona con perfil aprobado es compatible y está disponible} other {# personas con perfil aprobado son compatibles y están disponibles}}',
    more: 'Más de {count, number} personas con perfil aprobado son compatibles y están disponibles',
    fittingHelp: 'Su puntuación es de {score, number}% o más según lo que has escrito hasta ahora.',
    noneFitHelp:
      'Prueba con menos habilidades requeridas o un presupuesto mayor. También puedes dejar la vacante como está.',
    without: 'Sin {demand}: {count, plural, one {# persona más} other {# personas más}}',
    withoutAtLeast: 'Sin {demand}: al menos {count, plural, one {# persona más} other {# personas más}}',
    demand: {
      requiredSkills: 'la habilidad {value}',
      experience: 'la experiencia de {value}',
      hourlyBudget: 'el máximo de {value}',
      jobType: 'el tipo de trabajo ({value})',
      timezone: 'las horas en común con {value}',
      countries: 'el límite de países ({value})',
      hoursPerWeek: 'las horas por semana ({value})',
    },
    rates: '{range}, según {people, number} personas con perfil aprobado',
    ratesHelp:
      'Las tarifas que piden por este trabajo las personas con perfil aprobado, sin el 25% más bajo ni el 25% más alto.',
    useRates: 'Usar este rango',
    guide:
      'Rango salarial de {role}, el mismo que en nuestras páginas de puestos: {range} a tiempo completo ({hours, number} horas al mes).',
    noRates:
      'Muy pocas personas con perfil aprobado indican una tarifa para este trabajo, por eso no mostramos ninguna. Necesitamos las tarifas de al menos {least, number} personas.',
  },
};
