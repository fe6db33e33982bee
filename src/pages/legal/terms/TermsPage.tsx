import { LegalDocument } from '../../../components/reading/LegalDocument';
import { termsOfService } from '../../../content/legal/legal';
import * as text from '../../../content/legal/terms-of-service.mdx';
import { paths } from '../../../content/paths';

export function Component() {
  return <LegalDocument legal={termsOfService} text={text} path={paths.terms} />;
}
