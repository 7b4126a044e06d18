/** Downloads the user's data. */
import { useApiDownload } from '#client/api/api.ts';
import { dataExportContract } from '../data-export.contract.ts';

/** Fetches the user's data export and saves it as a file. */
export const useExport = () =>
  useApiDownload(dataExportContract.exportAccount, {
    onSuccess: ({ content, name }) => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(content);
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });
