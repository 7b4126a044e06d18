/** The dialog for inserting, creating, editing and deleting message templates. Loads its own text catalog. */

import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasStatus } from '#client/api/api-error.ts';
import { Form, FormButtons } from '#client/form/form.tsx';
import { FormTextArea, FormTextField } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { type MessageTemplate, type NewTemplate, newTemplateSchema } from '../../templates.contract.ts';
import { fillPlaceholders } from '../../templates.domain.ts';
import {
  placeholdersQuery,
  templatesQuery,
  useChangeTemplate,
  useCreateTemplate,
  useDeleteTemplate,
} from '../templates.api.ts';
import { templatesEn } from '../templates.en.ts';

const scrollable = { tabIndex: 0 };

interface TemplateFormProps {
  /** The template to edit; null for a new one. */
  template: MessageTemplate | null;
  onClose: () => void;
}

/** The texts of a template that someone else saved while it was edited. */
const NewerTexts = ({ title, body }: NewTemplate) => (
  <div className="space-y-2 text-ink-soft text-sm">
    <p>{useTranslations('templates')('savedMeanwhile')}</p>
    {/* A long text must scroll by keyboard. */}
    <div {...scrollable} className="max-h-32 overflow-y-auto rounded-control bg-sunken px-3 py-2">
      <p className="break-words font-semibold">{title}</p>
      <p className="whitespace-pre-line break-words">{body}</p>
    </div>
  </div>
);

/**
 * The form that creates or edits a template. Saving is refused if someone else has changed the template. Their texts are then shown above the fields,
 * and saving again replaces them.
 */
const TemplateForm = ({ template, onClose }: TemplateFormProps) => {
  const t = useTranslations('templates');
  const create = useCreateTemplate();
  const change = useChangeTemplate();
  const stored = useQuery(templatesQuery).data?.find(({ id }) => id === template?.id);
  const [isRefused, setIsRefused] = useState(false);
  const before = isRefused && stored !== undefined ? stored : template;
  const form = useZodForm<NewTemplate, NewTemplate>(newTemplateSchema, {
    title: template?.title ?? '',
    body: template?.body ?? '',
  });
  const handleSubmit = async (body: NewTemplate) => {
    if (before === null) await create.mutateAsync({ body });
    else {
      const { id, title, body: text } = before;
      const call = change.mutateAsync({ params: { id }, body: { ...body, before: { title, body: text } } });
      await call.catch((error: Error) => {
        setIsRefused(hasStatus(error, 409));
        throw error;
      });
    }
    onClose();
    showToast({ title: t('saved') });
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      {isRefused && before !== null && <NewerTexts {...before} />}
      <FormTextField control={form.control} name="title" label={t('form.title')} maxLength={LIMITS.name} required />
      <FormTextArea
        control={form.control}
        name="body"
        label={t('form.body')}
        help={t('form.help')}
        rows={6}
        maxLength={LIMITS.messageTemplate}
        required
      />
      <FormButtons cancelText={t('form.cancel')} onCancel={onClose} pendingText={t('form.saving')}>
        {t('form.save')}
      </FormButtons>
    </Form>
  );
};

const useStarters = (accountType: AccountType | null): NewTemplate[] => {
  const t = useTranslations('templates');
  if (accountType === 'company') {
    return [
      { title: t('company.invite.title'), body: t('company.invite.body') },
      { title: t('company.samples.title'), body: t('company.samples.body') },
      { title: t('company.wait.title'), body: t('company.wait.body') },
    ];
  }
  return [
    { title: t('candidate.thanks.title'), body: t('candidate.thanks.body') },
    { title: t('candidate.times.title'), body: t('candidate.times.body') },
    { title: t('candidate.state.title'), body: t('candidate.state.body') },
  ];
};

interface TemplateRowProps {
  template: NewTemplate;
  onUse: () => void;
  children?: ReactNode;
}

const TemplateRow = ({ template: { title, body }, onUse, children }: TemplateRowProps) => (
  <li className="flex items-center gap-1 border-line border-b last:border-b-0">
    <button
      type="button"
      onClick={onUse}
      className="min-w-0 flex-1 rounded-control px-2 py-2.5 text-left hover:bg-hover"
    >
      <span className="block truncate font-semibold text-ink">{title}</span>
      <span className="line-clamp-2 text-muted text-sm">{body}</span>
    </button>
    {children}
  </li>
);

const OwnTemplates = ({
  templates,
  onUse,
  onEdit,
}: {
  templates: readonly MessageTemplate[];
  onUse: (template: NewTemplate) => void;
  onEdit: (template: MessageTemplate) => void;
}) => {
  const t = useTranslations('templates');
  const create = useCreateTemplate();
  const { mutateAsync: remove } = useDeleteTemplate();
  const [removed, setRemoved] = useState<MessageTemplate | null>(null);
  const handleRemove = async (template: MessageTemplate): Promise<void> => {
    try {
      await remove({ params: { id: template.id } });
      setRemoved(template);
    } catch {
      // The error toast explains the failure.
    }
  };
  const restoreTemplate = ({ title, body }: NewTemplate): void =>
    create.mutate({ body: { title, body } }, { onSuccess: () => setRemoved(null) });
  return (
    <>
      {/* Shown here because the dialog traps focus, so the button in a toast would be unreachable by keyboard. */}
      <div role="status">
        {removed && (
          <p className="flex items-center justify-between gap-3 text-ink-soft text-sm">
            {t('removed')}
            <Button variant="quiet" size="sm" pending={create.isPending} onClick={() => restoreTemplate(removed)}>
              {t('undo')}
            </Button>
          </p>
        )}
      </div>
      {templates.length === 0 && <p className="py-2 text-muted text-sm">{t('none')}</p>}
      <ul aria-label={t('own')}>
        {templates.map((template) => (
          <TemplateRow key={template.id} template={template} onUse={() => onUse(template)}>
            <Button
              variant="quiet"
              size="sm"
              square
              aria-label={t('edit', { title: template.title })}
              onClick={() => onEdit(template)}
            >
              <Pencil className="size-4" />
            </Button>
            <Button
              variant="quiet"
              size="sm"
              square
              aria-label={t('remove', { title: template.title })}
              onClick={() => void handleRemove(template)}
            >
              <Trash2 className="size-4" />
            </Button>
          </TemplateRow>
        ))}
      </ul>
    </>
  );
};

interface TemplatesDialogProps {
  otherId: string;
  accountType: AccountType | null;
  /** Receives the text with its placeholders filled in. */
  onInsert: (text: string) => void;
  onClose: () => void;
}

const Templates = ({ otherId, accountType, onInsert, onClose }: TemplatesDialogProps) => {
  const t = useTranslations('templates');
  const templates = useQuery(templatesQuery);
  // The job in the placeholders may have changed since the dialog was last open.
  const values = useQuery({ ...placeholdersQuery(otherId), refetchOnMount: 'always' });
  const starters = useStarters(accountType);
  const [edited, setEdited] = useState<MessageTemplate | 'new' | null>(null);
  const insertFilled = ({ body }: NewTemplate): void => {
    onClose();
    onInsert(fillPlaceholders(body, values.data ?? { firstName: null, companyName: null, jobTitle: null }));
  };

  const content = () => {
    if (edited !== null) {
      return <TemplateForm template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />;
    }
    if (templates.isPending || values.isPending) return <SkeletonList shape="row" count={3} />;
    if (templates.isLoadingError) return <ErrorState title={t('failed')} query={templates} />;
    return (
      <div className="space-y-5">
        <section aria-label={t('own')}>
          <div className="mb-1 flex items-center justify-between gap-3">
            <h3 className="font-semibold text-ink text-sm">{t('own')}</h3>
            <Button size="sm" icon={<Plus className="size-4" />} onClick={() => setEdited('new')}>
              {t('add')}
            </Button>
          </div>
          <OwnTemplates templates={templates.data ?? []} onUse={insertFilled} onEdit={setEdited} />
        </section>
        <section aria-label={t('starters')}>
          <h3 className="mb-1 font-semibold text-ink text-sm">{t('starters')}</h3>
          <ul>
            {starters.map((starter) => (
              <TemplateRow key={starter.title} template={starter} onUse={() => insertFilled(starter)} />
            ))}
          </ul>
        </section>
      </div>
    );
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={edited === null ? t('title') : t(edited === 'new' ? 'form.new' : 'form.change')}
      text={edited === null && t('text', { side: accountType ?? 'candidate' })}
    >
      {content()}
    </Dialog>
  );
};

export const TemplatesDialog = withEnglish({ templates: templatesEn }, Templates);
