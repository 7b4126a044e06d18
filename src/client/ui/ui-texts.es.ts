/** The words of the building blocks, in Spanish. */
import type { UiTexts } from './ui-texts.ts';

export const uiTextsEs: UiTexts = {
  add: 'Agregar',
  cancel: 'Cancelar',
  clearFilters: 'Quitar filtros',
  clearSearch: 'Borrar',
  close: 'Cerrar',
  dismiss: 'Descartar',
  filters: 'Filtros',
  filtersActive: (count) => (count === 1 ? '1 filtro activo' : `${count} filtros activos`),
  hidePassword: 'Ocultar caracteres',
  loading: 'Cargando…',
  loadMore: 'Ver más',
  menu: 'Menú',
  more: 'Más',
  notice: 'Aviso',
  notifications: 'Avisos (F8)',
  removeSkill: (skill) => `Quitar ${skill}`,
  retry: 'Reintentar',
  search: 'Buscar',
  showPassword: 'Mostrar caracteres',
  signOut: 'Cerrar sesión',
  skipToContent: 'Ir al contenido',
  somethingWentWrong: 'Algo salió mal',
  accountMenu: 'Menú de la cuenta',
  mainNavigation: 'Principal',
};
