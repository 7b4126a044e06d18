/** Names, places, employers and schools of the bench. The people are nobody's; the employers are made up, the schools mostly. */
import type { Language } from '#shared/vocabulary.ts';

export interface Place {
  readonly city: string;
  readonly country: string;
  /** How the country is written in the language. */
  readonly name: string;
}

interface Names {
  readonly first: readonly string[];
  readonly last: readonly string[];
  /** Surnames to a person. */
  readonly surnames: readonly [least: number, most: number];
  readonly places: readonly Place[];
  readonly companies: readonly string[];
  readonly schools: readonly string[];
}

export const NAMES: Record<Language, Names> = {
  en: {
    first: ['Emma', 'Daniel', 'Grace', 'Marcus', 'Olivia', 'Peter', 'Mary Ann', 'Joshua', 'Camila', 'Andrés', 'Laura', 'Kevin'],
    last: ['Whitfield', 'Okafor', "O'Leary", 'Delgado', 'Van der Berg', 'Hargreaves', 'Castillo', 'McAllister', 'Romero', 'Lindqvist', 'Moreno'],
    surnames: [1, 1],
    places: [
      { city: 'Bogotá', country: 'CO', name: 'Colombia' },
      { city: 'Mexico City', country: 'MX', name: 'Mexico' },
      { city: 'Austin', country: 'US', name: 'USA' },
      { city: 'Kingston', country: 'JM', name: 'Jamaica' },
      { city: 'Buenos Aires', country: 'AR', name: 'Argentina' },
      { city: 'San José', country: 'CR', name: 'Costa Rica' },
    ],
    companies: ['Harbor & Pine Outfitters', 'Northwind Freight', 'Bluestem Health Partners', 'Quillmark', 'Tessera Labs', 'Copperline Logistics LLC', 'Fernhill Dental', 'Orchard Street Media', 'Vantage Loop Inc.', 'Saltmarsh Foods', 'Greywater Consulting', 'Pelican Bay Hotels', 'Ironbark Software', 'Lumen & Co'],
    schools: ['Ridgemont State University', 'University of Eastern Plains', 'Lakeshore Community College', 'Hollis Institute of Technology', 'Universidad de los Andes', 'Marlow Business School'],
  },
  es: {
    first: ['María José', 'Juan Pablo', 'Lucía', 'Andrés', 'Valentina', 'Carlos Alberto', 'Sofía', 'Diego', 'Ana', 'Martín', 'Gabriela', 'José Luis'],
    last: ['García', 'Rodríguez', 'Muñoz', 'Hernández', 'Peña', 'Castaño', 'Ibáñez', 'Quintero', 'Salazar', 'Figueroa', 'Zúñiga', 'Londoño', 'Cárdenas', 'Vargas', 'de la Torre'],
    surnames: [1, 2],
    places: [
      { city: 'Medellín', country: 'CO', name: 'Colombia' },
      { city: 'Guadalajara', country: 'MX', name: 'México' },
      { city: 'Córdoba', country: 'AR', name: 'Argentina' },
      { city: 'Lima', country: 'PE', name: 'Perú' },
      { city: 'Santiago', country: 'CL', name: 'Chile' },
      { city: 'Quito', country: 'EC', name: 'Ecuador' },
      { city: 'Santo Domingo', country: 'DO', name: 'República Dominicana' },
    ],
    companies: ['Grupo Andino de Alimentos', 'Textiles del Valle S.A.', 'Clínica Los Robles', 'Nubelar', 'Transportes Rumichaca', 'Comercial Quetzal S.A.S.', 'Laboratorios Iberia', 'Banco del Pacífico Sur', 'Agencia Trece Lunas', 'Ferretería El Tornillo', 'Soluciones Kantú', 'Inversiones Mirador Ltda.', 'Casa Tejada', 'Innovatek'],
    schools: ['Universidad Nacional de Colombia', 'Universidad Autónoma de Guadalajara', 'Instituto Tecnológico de Monterrey', 'Universidad de Buenos Aires', 'SENA', 'Pontificia Universidad Católica del Perú', 'Escuela Politécnica del Litoral'],
  },
  pt: {
    first: ['João', 'Ana Beatriz', 'Luiz Fernando', 'Mariana', 'Rafael', 'Letícia', 'Gustavo', 'Maria Eduarda', 'Bruno', 'Camila', 'Thiago', 'Fernanda'],
    last: ['Silva', 'dos Santos', 'Oliveira', 'de Souza', 'Gonçalves', 'Araújo', 'Ferreira', 'Magalhães', 'Conceição', 'Nogueira', 'da Costa', 'Peixoto', 'Brandão'],
    surnames: [1, 2],
    places: [
      { city: 'São Paulo', country: 'BR', name: 'Brasil' },
      { city: 'Belo Horizonte', country: 'BR', name: 'Brasil' },
      { city: 'Florianópolis', country: 'BR', name: 'Brasil' },
      { city: 'Recife', country: 'BR', name: 'Brasil' },
      { city: 'Lisboa', country: 'PT', name: 'Portugal' },
    ],
    companies: ['Grupo Aroeira', 'Alimentos Serra Azul Ltda.', 'Hospital Santa Cecília', 'Nuvem Clara', 'Transportadora Ipê', 'Comércio Bela Vista S.A.', 'Agência Pitanga', 'Banco Horizonte', 'Construtora Pedra Alta', 'Farmácias Boa Hora', 'TecnoMar Sistemas', 'Ateliê Jabuti', 'Editora Vagalume'],
    schools: ['Universidade de São Paulo', 'Universidade Federal de Minas Gerais', 'Faculdade Anhembi', 'Centro Universitário Boa Vista', 'SENAC', 'Universidade Estadual de Campinas', 'Instituto Federal do Paraná'],
  },
};
