import { commonQuestions } from '@starhaven/contracts/ask';
import { SiteLink } from '@starhaven/ui-kit';
import { Article } from '../../together/article/article';
import { articleMeta } from '../../together/article/article-meta';

const lead = 'Short answers to what newcomers ask most.';

export const faqMeta = articleMeta({
  title: 'Common questions',
  description: 'Answers about private servers, downloads, versions, accounts and safety.',
  path: '/faq',
});

export function FaqPage() {
  return (
    <Article title="Common questions" lead={lead}>
      {commonQuestions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      <p>
        Not here? Ask the <SiteLink to="/community">community</SiteLink>, or read the{' '}
        <SiteLink to="/guide">guide</SiteLink> from the start.
      </p>
    </Article>
  );
}
