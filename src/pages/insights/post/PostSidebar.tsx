import { Link } from 'react-router-dom';
import type { LinkGroup } from '../../../components/detail/LinkGroups';
import { NewsletterForm } from '../../../components/forms/NewsletterForm';
import { blogNewsletter, postSidebar } from '../../../content/blog/labels';
import type { BlogPost } from '../../../content/blog/post';
import { authorOf } from '../../../content/blog/post';
import { demoLinks, demoLinksTitle } from '../../../content/demos/demoLinks';
import { paths } from '../../../content/paths';
import { serviceTitles } from '../../../content/lists/titles.computed';
import { toolTitles } from '../../../content/titles';

export function PostSidebar({ post }: { readonly post: BlogPost }) {
  const author = authorOf(post);
  const { aboutHeading, newsletter, contact, servicesHeading, toolsHeading } = postSidebar;
  return (
    <>
      <section>
        <h2>{aboutHeading}</h2>
        <p>
          <Link to={paths.teamMember(author.id)}>{author.name}</Link>
          <br />
          {author.position}
        </p>
      </section>
      <LinkList
        title={toolsHeading}
        links={post.tools.map((tool) => ({ to: paths.tool(tool), label: toolTitles[tool] }))}
      />
      <LinkList
        title={servicesHeading}
        links={post.services.map((service) => ({
          to: paths.service(service),
          label: serviceTitles[service],
        }))}
      />
      <LinkList title={demoLinksTitle} links={demoLinks((id) => post.products.includes(id))} />
      <section>
        <h2>{newsletter.title}</h2>
        <p>{newsletter.text}</p>
        <NewsletterForm id="newsletter" label="Blog newsletter" thanks={blogNewsletter.thanks} />
      </section>
      <section>
        <h2>{contact.title}</h2>
        <p>
          {contact.text} <Link to={paths.contact}>{contact.link}</Link>
        </p>
      </section>
    </>
  );
}

function LinkList({ title, links }: LinkGroup) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul role="list">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
