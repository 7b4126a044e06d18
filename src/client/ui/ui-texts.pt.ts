/** The words of the building blocks, in Portuguese. */
import type { UiTexts } from './ui-texts.ts';

export const uiTextsPt: UiTexts = {
  add: 'Adicionar',
  cancel: 'Cancelar',
  clearFilters: 'Limpar filtros',
  clearSearch: 'Limpar',
  close: 'Fechar',
  dismiss: 'Dispensar',
  filters: 'Filtros',
  filtersActive: (count) => (count === 1 ? '1 filtro ativo' : `${count} filtros ativos`),
  hidePassword: 'Ocultar caracteres',
  loading: 'Carregando…',
  loadMore: 'Carregar mais',
  menu: 'Menu',
  more: 'Mais',
  notice: 'Aviso',
  notifications: 'Avisos (F8)',
  removeSkill: (skill) => `Remover ${skill}`,
  retry: 'Tentar de novo',
  search: 'Buscar',
  showPassword: 'Mostrar caracteres',
  signOut: 'Sair',
  skipToContent: 'Ir para o conteúdo',
  somethingWentWrong: 'Algo deu errado',
  accountMenu: 'Menu da conta',
  mainNavigation: 'Principal',
};
