/** The page about what "vetted" and "verified" mean, in Spanish. */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { ReadingWords } from '#shared/words/reading-words.ts';

const { identity, english, skill } = LIFETIMES.verificationMonths;

export const vettingPageEs: ReadingWords = {
  title: 'Perfil aprobado y datos verificados',
  lead: `En ${brand.name} son dos cosas distintas. Perfil aprobado: una persona de nuestro equipo leyó el perfil y lo aprobó. Verificado: revisamos un dato concreto y lo confirmamos.`,
  contents: 'Contenido',
  sections: [
    {
      id: 'vetted',
      title: 'Perfil aprobado',
      paragraphs: [
        `Una persona de nuestro equipo lee cada postulación al portal y cada perfil nuevo, y decide si lo aprueba. La respuesta llega en un plazo de ${ANSWER_BUSINESS_DAYS} días hábiles.`,
        'Solo los perfiles aprobados aparecen cuando las empresas exploran candidatos, buscan personas para un empleo o envían invitaciones. Con el perfil todavía en revisión ya es posible postularse a empleos; la empresa ve «Perfil en revisión» en la postulación.',
        'La aprobación valora el perfil completo. No confirma cada dato, y un perfil aprobado puede cambiarse sin otra revisión.',
      ],
    },
    {
      id: 'verified',
      title: 'Datos verificados',
      paragraphs: ['Cada profesional puede pedirnos que verifiquemos datos, uno por uno:'],
      points: [
        `Identidad: la persona es quien dice ser. Suele valer ${identity} meses.`,
        `Inglés: su nivel, por ejemplo con una prueba escrita con tiempo límite que al menos dos revisores califican sin saber de quién es. Suele valer ${english} meses.`,
        `Una habilidad: alguien de ${brand.name} la revisó, por ejemplo en una muestra de trabajo. Suele valer ${skill} meses.`,
        'Una referencia: alguien que trabajó con la persona respondió nuestras preguntas. No vence.',
        'Trabajo anterior: la persona trabajó donde dice el perfil. No vence.',
      ],
    },
    {
      id: 'shown',
      title: 'Qué ven las empresas',
      paragraphs: [
        'El perfil muestra qué se verificó, cómo, en qué fecha y hasta cuándo vale. Lo que venció aparece como vencido. Las empresas no ven lo que sigue en curso o no se confirmó, ni las notas de los revisores, ni las respuestas de las referencias.',
        'Las empresas pueden filtrar por lo verificado. Las puntuaciones nunca lo leen, y un perfil aprobado puede no tener nada verificado.',
      ],
    },
    {
      id: 'companies',
      title: 'Empresas verificadas',
      paragraphs: [
        'Una empresa lleva «Empresa verificada» después de que alguien de nuestra administración confirma que es quien dice ser. A las empresas no se les aprueba un perfil.',
      ],
    },
  ],
};
