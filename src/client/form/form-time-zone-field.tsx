/** A time zone field of a form. In a separate file, because other forms should not load it. */
import { TimeZoneField } from '#client/ui/time-zone-field.tsx';
import { bindField } from './form-fields.tsx';

export const FormTimeZoneField = bindField(TimeZoneField);
